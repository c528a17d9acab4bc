package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.State;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LastRoundTest {
    private static final String[] DRAW = {"draw deck", "card white", "draw deck", "card white"};

    @ParameterizedTest
    @CsvSource({"atlanta--nashville, 1, 2", "houston--new-orleans, 2, 1", "calgary--vancouver, 3, 0"})
    @Rule("ttr.end.trigger")
    @Rule(value = "ttr.board.last-round", on = "ttr-usa")
    void a_turn_that_ends_with_two_vehicles_or_fewer_sets_off_the_last_round(String route, int length, int left) {
        Play play = Scene.usa(3)
                .routes(0, ClaimingTest.SEVEN_SIXES)
                .hand(0, "3 wild")
                .play();

        play.play("claim " + route + " with " + length + " wild");

        assertThat(play.vehicles(0)).isEqualTo(left);
        assertThat(play.view(1).turnsLeft()).contains(3);
        assertThat(play.told(2)).contains(new TtrEvent.LastRoundStarted(0, left));
    }

    @Test
    @Rule("ttr.end.trigger")
    void three_vehicles_left_do_not_set_off_the_last_round() {
        Play play = Scene.usa(2)
                .routes(0, "calgary--winnipeg", "duluth--helena", "duluth--toronto", "el-paso--houston")
                .routes(1, ClaimingTest.SEVEN_SIXES[4], ClaimingTest.SEVEN_SIXES[5])
                .hand(0, "6 wild")
                .play();
        play.play("claim portland--salt-lake-city with 6 wild");
        assertThat(play.view(0).turnsLeft()).isEmpty();

        Play three = Scene.usa(2).routes(0, ClaimingTest.SEVEN_SIXES).play().play(DRAW);
        assertThat(three.vehicles(0)).isEqualTo(3);
        assertThat(three.view(0).turnsLeft()).isEmpty();
    }

    @Test
    @Rule("ttr.end.last-round")
    void every_seat_has_one_more_turn_the_one_that_set_it_off_included() {
        Play play = Scene.usa(3)
                .routes(1, ClaimingTest.SEVEN_SIXES)
                .hand(1, "3 wild")
                .turn(1)
                .play();

        play.play("claim atlanta--nashville with 1 wild");
        assertThat(play.actor()).isEqualTo(2);
        play.play(DRAW);
        assertThat(play.actor()).isZero();
        play.play(DRAW);
        assertThat(play.actor()).isEqualTo(1);
        assertThat(play.view(0).turnsLeft()).contains(1);
        play.play("claim seattle--vancouver--1 with 1 wild");

        assertThat(play.isOver()).isTrue();
        assertThat(play.vehicles(1)).isEqualTo(1);
        assertThat(play.told(State.SPECTATOR)).endsWith(new TtrEvent.GameEnded());
    }

    @Test
    @Rule("ttr.end.last-round")
    void a_second_seat_that_runs_out_of_vehicles_does_not_lengthen_the_last_round() {
        Play play = Scene.usa(2)
                .routes(0, ClaimingTest.SEVEN_SIXES)
                .routes(1, "miami--new-orleans", "sault-st-marie--winnipeg", "atlanta--miami", "denver--phoenix")
                .hand(0, "1 wild")
                .hand(1, "6 wild")
                .play();

        play.play("claim atlanta--nashville with 1 wild", "claim calgary--vancouver with 3 wild");
        assertThat(play.view(0).turnsLeft()).contains(1);
        play.play(DRAW);

        assertThat(play.isOver()).isTrue();
    }

    @Test
    @Rule("ttr.end.last-round")
    void a_draw_of_two_cards_and_a_choice_of_tickets_are_one_turn_each() {
        Play play = Scene.usa(2).lastRound(2).play();

        play.play("draw deck", "card white");
        assertThat(play.view(0).turnsLeft()).contains(2);
        play.play("draw deck", "card white");
        assertThat(play.view(0).turnsLeft()).contains(1);
        play.play("tickets", "ticket boston--miami", "ticket denver--el-paso", "ticket dallas--new-york");
        assertThat(play.isOver()).isFalse();
        play.play("keep denver--el-paso return boston--miami dallas--new-york");

        assertThat(play.isOver()).isTrue();
    }

    @Test
    @Rule("ttr.end.last-round")
    void after_the_end_nothing_may_be_done() {
        Play play = Scene.usa(2).lastRound(1).play().play(DRAW);

        assertThat(play.isOver()).isTrue();
        assertThat(play.legal()).isEmpty();
        assertThat(play.refusal("draw deck")).isEqualTo("ttr.turn.one-action");
        assertThat(play.refusal("pass")).isEqualTo("ttr.turn.one-action");
    }
}
