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
}
