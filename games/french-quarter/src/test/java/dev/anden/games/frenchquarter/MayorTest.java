package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.testkit.Rule;
import org.junit.jupiter.api.Test;

class MayorTest {
    @Test
    @Rule("fq.mayor.reveal")
    void each_planning_phase_closes_the_street_of_a_new_card_for_the_round() {
        Play play = Scene.start(2, "mayor")
                .then("first 0", "circle 1")
                .then("card walk-3", "card carriage-1", "card streetcar-1", "card riverboat-1", "card socialize-1");

        assertThat(play.state.chanceWeight()).isEqualTo(12);
        play.then("mayor mayor-10");
        assertThat(play.view().mayorCard().orElseThrow().closed()).contains("st-ann");
    }

    @Test
    @Rule("fq.mayor.reveal")
    void the_next_round_turns_up_another_card() {
        Play play = Scene.of(2)
                .mayor("mayor-10")
                .due("turn:0:4 wild:0:0")
                .play()
                .then("wild food")
                .then("card walk-3", "card carriage-3", "card streetcar-3", "card riverboat-3", "card socialize-3");

        assertThat(play.state.outcomeWeight(play.state.parse("mayor mayor-10"))).isZero();
        play.then("mayor mayor-2");
        assertThat(play.view().mayorCard().orElseThrow().closed()).contains("bourbon");
    }

    @Test
    @Rule("fq.mayor.tourist")
    void nobody_stops_on_the_closed_street_but_passing_through_is_allowed() {
        Play play = Scene.of(2).mayor("mayor-4").play().then("take walk 1");

        assertThat(play.refusal("move council-hall-museum")).isEqualTo("fq.mayor.tourist");
        assertThat(play.legal()).contains("move bayou-oyster-bar");
    }

    @Test
    @Rule("fq.mayor.line")
    void no_line_runs_along_the_closed_street_but_it_may_cross_it() {
        Play play = Scene.of(2)
                .mayor("mayor-2")
                .line("dauphine--toulouse", "south")
                .ownLine(0, "dauphine--st-peter", "south")
                .socializer(0)
                .due("turn:0:4 wild:0:0")
                .play()
                .then("wild food");

        assertThat(play.view().line().at())
                .as("the only way on, across the closed street")
                .contains("royal--toulouse");
        assertThat(play.legal()).containsExactly("own south", "skip");
        assertThat(play.refusal("own east")).isEqualTo("fq.mayor.line");
    }

    @Test
    @Rule("fq.mayor.bonus-ignores")
    void bonuses_map_buildings_of_the_closed_street() {
        Play play = Scene.of(2).mayor("mayor-5").due("turn:0:1 map-free:0:5").play();

        assertThat(play.legal()).contains("map bayou-oyster-bar 3");
    }

    @Test
    @Rule("fq.mayor.stuck")
    @Rule("fq.ruling.r23")
    void who_could_only_move_to_the_closed_street_gets_one_umbrella() {
        Play play = Scene.of(2).mayor("mayor-1").play().then("take streetcar 4");

        assertThat(play.story())
                .containsExactly("DieTaken", "ActivityMarked", "TouristStuck", "UmbrellaMarked", "TurnStarted");
        assertThat(play.sheet(0).tourist()).isEqualTo("hotel-ama-house");
    }

    @Test
    @Rule("fq.ruling.r23")
    void nobody_has_to_use_a_bonus_to_get_free() {
        Play play =
                Scene.of(2).mayor("mayor-1").track(0, "culture=3/1/0").play().then("take streetcar 4", "skip");

        assertThat(play.story()).containsExactly("TouristStuck", "UmbrellaMarked", "TurnStarted");
    }

    @Test
    @Rule("fq.ruling.r23")
    void a_closed_decatur_street_leaves_the_southern_row_to_the_riverboat() {
        Play play = Scene.of(2).mayor("mayor-5").play().then("take riverboat 5");

        assertThat(play.legal())
                .containsExactlyInAnyOrder(
                        "move riverwalk",
                        "move three-sisters-courtyard",
                        "move calliope-landing",
                        "move crescent-bend-gift-shop",
                        "move four-cousins-courtyard");
    }

    @Test
    @Rule("fq.mayor.optional")
    void the_mayor_is_a_variant_for_two_and_always_there_for_one() {
        assertThat(Scene.start(2).view().mayor()).isFalse();
        assertThat(Scene.start(2, "mayor").view().mayor()).isTrue();
        assertThat(Scene.start(1).view().mayor()).isTrue();
    }
}
