package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.narration.FqEvent;
import dev.anden.games.frenchquarter.view.FqPhase;
import dev.anden.testkit.Rule;
import org.junit.jupiter.api.Test;

class TracksTest {
    private static final String WILD = "turn:0:1 wild:0:0";
    private static final String[] FULL = {
        "food=14/3/2", "culture=14/1/4", "shopping=14/3/2", "mysticism=14/3/2", "party=14/4/5"
    };

    @Test
    @Rule("fq.umbrella.track")
    void every_third_umbrella_is_a_wild_and_past_the_thirtieth_nothing_happens() {
        Play last = Scene.of(2)
                .number(0, "umbrellas", 29)
                .values(0, "bayou-oyster-bar=1")
                .performers(0, "tuba", "tuba")
                .play()
                .then("take walk 1", "move bayou-oyster-bar");
        assertThat(last.sheet(0).umbrellas()).isEqualTo(30);
        assertThat(last.sheet(0).wilds()).isEqualTo(10);
        assertThat(last.phase()).isEqualTo(FqPhase.WILD);

        Play full = Scene.of(2).number(0, "umbrellas", 30).play().then("take socialize 6");
        assertThat(full.story()).containsExactly("DieTaken", "UmbrellaLost", "UmbrellaLost");
        assertThat(full.sheet(0).umbrellas()).isEqualTo(30);
    }

    @Test
    @Rule("fq.activity.tracks")
    @Rule("fq.activity.wild")
    @Rule("fq.ruling.r17")
    void a_wild_marks_any_track_with_a_box_left() {
        Scene scene = Scene.of(2).due(WILD).track(0, FULL[0]).track(0, FULL[4]);
        Play play = scene.play();

        assertThat(play.legal()).containsExactly("wild culture", "wild shopping", "wild mysticism");
        assertThat(play.refusal("wild food")).isEqualTo("fq.activity.tracks");
        play.then("wild mysticism");
        assertThat(play.track(0, Activity.MYSTICISM).boxes()).isEqualTo(1);
        assertThat(scene.track(0, "party=13/4/4").play().legal()).contains("wild party");
    }

    @Test
    @Rule("fq.activity.tracks")
    @Rule("fq.ruling.r17")
    void past_the_fourteenth_box_nothing_happens_and_a_wild_without_a_track_is_lost() {
        Scene scene = Scene.of(2);
        for (String track : FULL) {
            scene.track(0, track);
        }

        assertThat(scene.play().then("take walk 1").story()).containsExactly("DieTaken", "ActivityLost");
        assertThat(scene.card("streetcar-4").play().then("take streetcar 4").story())
                .containsExactly("DieTaken", "WildLost");
    }

    @Test
    @Rule("fq.activity.square")
    void a_square_gives_nothing() {
        Play play = Scene.of(2).due(WILD).play().then("wild food");

        assertThat(play.story()).containsExactly("ActivityMarked", "TurnStarted");
    }

    @Test
    @Rule("fq.activity.circle")
    void a_circle_with_both_gives_a_choice() {
        Play play = Scene.of(2).due(WILD).track(0, "culture=2/0/0").play().then("wild culture");

        assertThat(play.legal()).containsExactly("bonus culture", "multiplier culture");
        assertThat(play.refusal("bonus food")).isEqualTo("fq.activity.circle");
        play.then("multiplier culture");
        assertThat(play.track(0, Activity.CULTURE).multiplier()).isEqualTo(1);
        assertThat(play.track(0, Activity.CULTURE).bonuses()).isZero();
    }

    @Test
    @Rule("fq.activity.bonus-order")
    void bonuses_are_unlocked_from_left_to_right() {
        Play first = Scene.of(2).due(WILD).track(0, "shopping=2/0/0").play().then("wild shopping");
        assertThat(first.events(FqEvent.BonusUnlocked.class))
                .singleElement()
                .returns("shopping-a", FqEvent.BonusUnlocked::bonus);

        Play second = Scene.of(2).due(WILD).track(0, "shopping=4/1/0").play().then("wild shopping", "bonus shopping");
        assertThat(second.events(FqEvent.BonusUnlocked.class))
                .singleElement()
                .returns("shopping-b", FqEvent.BonusUnlocked::bonus);
    }

    @Test
    @Rule("fq.activity.multiplier-order")
    void multipliers_are_marked_from_the_top() {
        Play first = Scene.of(2).due(WILD).track(0, "mysticism=2/0/0").play().then("wild mysticism");
        assertThat(first.track(0, Activity.MYSTICISM).multiplier()).isEqualTo(1);

        Play second = Scene.of(2).due(WILD).track(0, "party=13/4/4").play().then("wild party");
        assertThat(second.track(0, Activity.PARTY).multiplier()).isEqualTo(5);
    }

    @Test
    @Rule("fq.ruling.r18")
    void a_circle_gives_what_is_left_of_its_choice_or_nothing() {
        Play multiplier = Scene.of(2).due(WILD).track(0, "food=13/3/1").play().then("wild food");
        assertThat(multiplier.track(0, Activity.FOOD).multiplier()).isEqualTo(2);

        Play nothing = Scene.of(2).due(WILD).track(0, "culture=13/0/4").play().then("wild culture");
        assertThat(nothing.story()).containsExactly("ActivityMarked", "CircleGaveNothing", "TurnStarted");
    }

    @Test
    @Rule("fq.ruling.r22")
    void a_chain_goes_into_the_depth() {
        // The first of two umbrellas is a wild, which unlocks a performer, which gives an umbrella by its own track.
        Play play = Scene.of(2)
                .number(0, "umbrellas", 2)
                .track(0, "mysticism=5/0/1")
                .play()
                .then("take socialize 6", "wild mysticism", "bonus mysticism", "performer magic");

        assertThat(play.story()).containsExactly("PerformerMarked", "UmbrellaMarked", "UmbrellaMarked");
        assertThat(play.sheet(0).umbrellas()).isEqualTo(5);
        assertThat(play.phase()).isEqualTo(FqPhase.MOVE);
    }
}
