package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.State;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.testkit.Rule;
import org.junit.jupiter.api.Test;

class NoMoveTest {
    @Test
    @Rule("ttr.turn.no-move")
    @Rule("ttr.ruling.r1")
    void a_seat_without_cards_to_draw_or_pay_and_without_tickets_to_take_passes() {
        Play play = stuck(3).play();
        assertThat(play.legal()).containsExactly("pass");

        play.play("pass");

        assertThat(play.actor()).isEqualTo(1);
        assertThat(play.isOver()).isFalse();
        assertThat(play.told(State.SPECTATOR)).containsExactly(new TtrEvent.TurnPassed(0), new TtrEvent.TurnStarted(1));
    }

    @Test
    @Rule("ttr.turn.no-move")
    void a_seat_that_can_do_anything_else_may_not_pass() {
        assertThat(Scene.usa(2).play().refusal("pass")).isEqualTo("ttr.turn.no-move");
        assertThat(stuck("europe", 2).market("- - wild - -").play().refusal("pass"))
                .isEqualTo("ttr.turn.no-move");
        assertThat(stuck(2).hand(0, "1 red").play().refusal("pass")).isEqualTo("ttr.turn.no-move");
        assertThat(stuck(2).ticketDeck("boston--miami").play().refusal("pass")).isEqualTo("ttr.turn.no-move");
    }

    @Test
    @Rule("ttr.turn.no-move")
    @Rule(value = "ttr.board.market-without-deck", on = "ttr-usa")
    void in_the_usa_a_seat_passes_though_the_market_shows_cards_that_nobody_can_draw() {
        Play play = stuck(2).market("red blue - - -").play();

        assertThat(play.legal()).containsExactly("pass");
    }

    @Test
    @Rule("ttr.ruling.r1")
    void the_game_ends_when_all_seats_have_passed_one_after_the_other() {
        Play play = stuck(3).passes(2).play();

        play.play("pass");

        assertThat(play.isOver()).isTrue();
        assertThat(play.told(1)).containsExactly(new TtrEvent.TurnPassed(0), new TtrEvent.GameEnded());
        assertThat(play.sheet().totals()).hasSize(3);
    }

    @Test
    @Rule("ttr.ruling.r1")
    void any_action_breaks_the_row_of_passes() {
        Play play = stuck(3).hand(0, "1 red").passes(2).play();

        play.play("claim atlanta--nashville with 1 red", "card red", "pass");

        assertThat(play.isOver()).isFalse();
        assertThat(play.actor()).isEqualTo(2);
    }

    @Test
    @Rule("ttr.turn.no-move")
    void a_pass_is_a_turn_of_the_last_round() {
        Play play = stuck(3).lastRound(2).play().play("pass");

        assertThat(play.view(0).turnsLeft()).contains(1);
    }

    /// Seat 0 can't move: all cards are in the hand of the last seat, all tickets before it.
    private static Scene stuck(int seats) {
        return stuck("usa", seats);
    }

    private static Scene stuck(String board, int seats) {
        return Scene.on(board, seats).market("- - - - -").deck("").ticketDeck();
    }
}
