package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Refusal;
import dev.anden.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RefusalsTest {
    @Test
    void a_card_without_a_die_is_refused() {
        Play play = Scene.of(2).dice("walk=1 socialize=6").play();

        assertThat(refusals(play, 0))
                .containsOnlyKeys("die:carriage", "die:streetcar", "die:riverboat")
                .containsEntry("die:carriage", Refusal.of("fq.move.draft"));
        assertThat(refusals(play, 1)).as("not its turn").isEmpty();
    }

    @Test
    @Rule("fq.mayor.tourist")
    void each_building_out_of_reach_says_why() {
        Play play = Scene.of(2).mayor("mayor-4").play().then("take walk 1");

        assertThat(refusals(play, 0))
                .containsEntry("building:hotel-ama-house", Refusal.of("fq.move.must-move"))
                .containsEntry("building:alley-bookshop", new Refusal("fq.mayor.tourist", Map.of("street", "chartres")))
                .containsEntry("building:tarot-cottage", new Refusal("fq.move.distance", Map.of("card", "walk")))
                .doesNotContainKey("building:bayou-oyster-bar");
    }

    @Test
    @Rule("fq.move.map")
    void a_value_that_does_not_fit_names_the_neighbour() {
        Play play = Scene.of(2)
                .due("turn:0:1 map-free:0:5")
                .values(0, "police-station=5")
                .play();

        assertThat(refusals(play, 0))
                .containsEntry("building:riverwalk", new Refusal("fq.bonus.food-a", Map.of("street", "decatur")))
                .doesNotContainKey("building:coops-bead-emporium");
        assertThat(play.state.refusal(play.state.parse("map coops-bead-emporium 1")))
                .contains(new Refusal(
                        "fq.move.map", Map.of("value", "1", "neighbour", "police-station", "written", "5")));
    }

    @Test
    void tracks_performers_crossings_and_directions_say_why_too() {
        assertThat(refusals(
                        Scene.of(2)
                                .due("turn:0:1 wild:0:0")
                                .track(0, "food=14/3/2")
                                .play(),
                        0))
                .containsOnlyKeys("track:food");
        assertThat(refusals(
                        Scene.of(2)
                                .due("turn:0:1 performer:0:0")
                                .performers(0, "tuba", "tuba")
                                .play(),
                        0))
                .containsOnlyKeys("performer:tuba");
        assertThat(refusals(Scene.of(2).due("turn:0:1 personal-start:0:0").play(), 0))
                .containsOnlyKeys("crossing:dauphine--conti");
        assertThat(refusals(Scene.of(2).line("edge-north--conti", "").parade().play(), 0))
                .containsOnlyKeys("direction:north");
        assertThat(refusals(
                        Scene.of(2)
                                .line("dauphine--conti", "")
                                .ownLine(0, "edge-north--conti", "")
                                .parade()
                                .play()
                                .then("line east"),
                        0))
                .containsOnlyKeys("direction:north");
        assertThat(refusals(
                        Scene.of(2)
                                .due("turn:0:1 circle:0:0")
                                .track(0, "food=2/0/0")
                                .play(),
                        0))
                .isEmpty();
    }

    private static Map<String, Refusal> refusals(Play play, int seat) {
        return play.state.refusals(seat);
    }

    @Test
    @Rule("fq.move.map")
    void of_two_neighbours_the_one_that_does_not_fit_is_named() {
        Play play = Scene.of(2)
                .due("turn:0:1 map-free:0:255")
                .values(0, "ghost-walk-office=4 two-brothers-courtyard=1")
                .play();

        assertThat(play.state.refusal(play.state.parse("map float-den-museum 5")))
                .contains(new Refusal(
                        "fq.move.map", Map.of("value", "5", "neighbour", "two-brothers-courtyard", "written", "1")));
    }

    @Test
    @Rule("fq.move.map")
    void where_no_number_fits_a_free_mapping_is_not_refused_for_the_number_of_the_die() {
        Play play = Scene.of(2)
                .due("turn:0:1 map-free:0:255")
                .values(0, "ghost-walk-office=4 two-brothers-courtyard=1")
                .play();

        assertThat(refusals(play, 0))
                .containsEntry(
                        "building:float-den-museum", new Refusal("fq.move.map", Map.of("building", "float-den-museum")))
                .containsEntry("building:ghost-walk-office", Refusal.of("fq.move.map-fails"))
                .doesNotContainKey("building:tarot-cottage");
    }

    @Test
    @Rule("fq.move.map")
    @Rule("fq.bonus.shopping-a")
    void only_the_building_of_the_tourist_is_mapped_and_a_wild_value_needs_its_bonus() {
        Play wild = Scene.of(2).track(0, "shopping=3/1/0").play().then("take walk 1", "move bayou-oyster-bar");
        assertThat(wild.legal()).contains("map bayou-oyster-bar 1", "map bayou-oyster-bar W");
        assertThat(wild.refusal("map riverwalk 1")).isEqualTo("fq.move.map");

        Play plain = Scene.of(2).due("turn:0:1 map-free:0:255").play();
        assertThat(plain.refusal("map french-market W")).isEqualTo("fq.bonus.shopping-a");
    }

    @Test
    @Rule("fq.move.must-move")
    void a_die_is_not_skipped_while_a_building_can_be_reached() {
        Play play = Scene.of(2).play().then("take walk 1");

        assertThat(play.refusal("skip")).isEqualTo("fq.move.must-move");
    }
}
