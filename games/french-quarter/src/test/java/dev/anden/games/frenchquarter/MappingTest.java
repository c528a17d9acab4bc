package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.narration.FqEvent;
import dev.anden.games.frenchquarter.notation.Names;
import dev.anden.games.frenchquarter.view.FqPhase;
import dev.anden.testkit.Rule;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MappingTest {
    @Test
    @Rule("fq.move.map")
    void fernando_maps_the_public_house_with_a_two_and_could_not_with_any_other_number() {
        Scene scene = Scene.of(2)
                .dice("walk=2 carriage=3 streetcar=4 riverboat=5 socialize=6")
                .at(0, "fleur-de-lis-gift-shop")
                .values(0, "bens-spectral-gems=3 two-brothers-courtyard=1 cajun-jewelers=4");
        Play play = scene.play();
        int publicHouse = new Names(Variant.PLAIN.boardData()).building("ljs-public-house");
        var map = Variant.PLAIN.tables().map;

        assertThat(IntStream.rangeClosed(1, 6)
                        .filter(value -> play.state.position.sheets[0].fits(map, publicHouse, value)))
                .containsExactly(2);
        play.then("take walk 2", "move ljs-public-house");
        assertThat(play.sheet(0).values()).containsEntry("ljs-public-house", "2");
        assertThat(play.story()).contains("BuildingMapped").doesNotContain("MapFailed");
    }

    @Test
    @Rule("fq.move.map-fails")
    void a_number_that_does_not_fit_gives_an_umbrella() {
        Play play = Scene.of(2).values(0, "council-hall-museum=3").play().then("take walk 1", "move bayou-oyster-bar");

        assertThat(play.sheet(0).values()).doesNotContainKey("bayou-oyster-bar");
        assertThat(play.story()).endsWith("MapFailed", "UmbrellaMarked", "TurnStarted");
    }

    @Test
    @Rule("fq.move.map-fails")
    void a_building_that_is_mapped_gives_an_umbrella() {
        Play play = Scene.of(2).values(0, "bayou-oyster-bar=1").play().then("take walk 1", "move bayou-oyster-bar");

        assertThat(play.sheet(0).values()).containsEntry("bayou-oyster-bar", "1");
        assertThat(play.story()).endsWith("MapFailed", "UmbrellaMarked", "TurnStarted");
    }

    @Test
    @Rule("fq.move.map-no-wrap")
    void one_and_six_are_not_one_apart() {
        Play play = Scene.of(2)
                .at(0, "dhm-speakeasy")
                .values(0, "hotel-ama-house=1")
                .play()
                .then("take socialize 6", "move poboy-counter");

        assertThat(play.sheet(0).values()).doesNotContainKey("poboy-counter");
        assertThat(play.sheet(0).umbrellas())
                .as("two of the card, one for the failure")
                .isEqualTo(2 + 1);
    }

    @Test
    @Rule("fq.ruling.r7")
    @Rule("fq.ruling.r30")
    void who_can_map_with_the_number_must_and_is_not_asked() {
        Play play = Scene.of(2).play().then("take walk 1", "move bayou-oyster-bar");

        assertThat(play.sheet(0).values()).containsEntry("bayou-oyster-bar", "1");
        assertThat(play.phase()).isEqualTo(FqPhase.DRAFT);
        assertThat(play.state.actor()).isEqualTo(1);
    }

    @Test
    @Rule("fq.ruling.r7")
    @Rule("fq.bonus.shopping-a")
    void a_w_can_be_written_instead_of_the_number_or_of_failing() {
        Scene scene = Scene.of(2).track(0, "shopping=3/1/0");
        Play fits = scene.play().then("take walk 1", "move bayou-oyster-bar");
        assertThat(fits.legal()).containsExactly("map bayou-oyster-bar 1", "map bayou-oyster-bar W");
        assertThat(fits.refusal("skip")).isEqualTo("fq.ruling.r7");

        Play fails = scene.values(0, "council-hall-museum=3").play().then("take walk 1", "move bayou-oyster-bar");
        assertThat(fails.legal()).containsExactly("map bayou-oyster-bar W", "skip");
        assertThat(fails.refusal("map bayou-oyster-bar 1")).isEqualTo("fq.move.map");
        fails.then("map bayou-oyster-bar W");
        assertThat(fails.sheet(0).values()).containsEntry("bayou-oyster-bar", "W");
        assertThat(fails.track(0, Activity.SHOPPING).uses()).containsOnly(0);
    }

    @Test
    @Rule("fq.bonus.w")
    void a_w_fits_beside_anything_and_anything_beside_it() {
        Play play = Scene.of(2)
                .track(0, "shopping=3/1/0")
                .values(0, "council-hall-museum=W beignet-cafe=6")
                .dice("walk=5 carriage=2 streetcar=4 riverboat=5 socialize=6")
                .play()
                .then("take walk 5", "move bayou-oyster-bar");

        assertThat(play.sheet(0).values()).containsEntry("bayou-oyster-bar", "5");
    }

    @Test
    @Rule("fq.bonus.shopping-c")
    @Rule("fq.ruling.r31")
    void three_ws_can_be_written_with_both_bonuses_the_first_bonus_first() {
        Play play = Scene.of(2)
                .track(0, "shopping=8/3/0")
                .due("turn:0:1 map-free:0:255 map-free:0:255 map-free:0:255 map-free:0:255")
                .play();

        assertThat(play.track(0, Activity.SHOPPING).uses()).containsExactly(1, 0, 2);
        play.then("map riverwalk W");
        assertThat(play.events(FqEvent.BonusUsed.class)).containsExactly(new FqEvent.BonusUsed(0, "shopping-a"));
        assertThat(play.track(0, Activity.SHOPPING).uses()).containsExactly(0, 0, 2);
        play.then("map tarot-cottage W", "map police-station W");
        assertThat(play.events(FqEvent.BonusUsed.class)).containsExactly(new FqEvent.BonusUsed(0, "shopping-c"));
        assertThat(play.legal("map")).isNotEmpty().noneMatch(text -> text.endsWith("W"));
    }
}
