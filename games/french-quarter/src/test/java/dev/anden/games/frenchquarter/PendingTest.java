package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.view.FqPhase;
import dev.anden.games.frenchquarter.view.FqView.PendingView;
import dev.anden.testkit.Rule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What everybody is told of what a turn still brings.
class PendingTest {
    @Test
    @Rule("fq.move.icons-whole")
    void while_a_wild_is_used_the_other_icons_and_the_move_of_the_card_wait() {
        Play play = Scene.of(2)
                .due("turn:0:1 end-turn:0:0 move:0:3 icon:0:0 wild:0:0")
                .play();

        assertThat(play.phase()).isEqualTo(FqPhase.WILD);
        assertThat(waiting(play)).containsExactly("umbrella", "move");
        PendingView move = play.view().pending().getLast();
        assertThat(move.seat()).isZero();
        assertThat(move.about().card()).contains(Transport.STREETCAR);
        play.then(play.legal().getFirst());
        assertThat(waiting(play)).doesNotContain("move");
        assertThat(play.phase()).isEqualTo(FqPhase.MOVE);
    }

    @Test
    @Rule("fq.move.icons-whole")
    void positions_that_differ_in_the_card_that_is_used_look_different_before_the_move() {
        Play carriage =
                Scene.of(2).due("turn:0:1 end-turn:0:0 move:0:1 wild:0:0").play();
        Play streetcar =
                Scene.of(2).due("turn:0:1 end-turn:0:0 move:0:3 wild:0:0").play();

        assertThat(carriage.state.observe(1).snapshot())
                .isNotEqualTo(streetcar.state.observe(1).snapshot());
    }

    @Test
    @Rule("fq.move.order")
    void the_map_action_waits_for_the_choices_of_the_icons_of_its_building() {
        Play play = Scene.of(2)
                .due("turn:0:1 end-turn:0:0 map:0:0 icon:0:1 circle:0:0")
                .track(0, "food=2/0/0")
                .play();

        assertThat(waiting(play)).containsExactly("wild", "map");
        assertThat(play.view().pending().getLast().about().building())
                .contains(play.sheet(0).tourist());
    }

    @Test
    void nothing_waits_when_a_die_is_to_be_taken() {
        assertThat(Scene.of(2).play().view().pending()).isEmpty();
    }

    private static List<String> waiting(Play play) {
        return play.view().pending().stream()
                .flatMap(pending -> Stream.concat(
                        pending.icon().map(Icon::toString).stream(), pending.phase().map(FqPhase::toString).stream()))
                .toList();
    }
}
