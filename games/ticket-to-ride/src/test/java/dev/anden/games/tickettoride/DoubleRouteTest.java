package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.testkit.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DoubleRouteTest {
    private static final String RED = "claim boston--new-york--red with 2 red";
    private static final String YELLOW = "claim boston--new-york--yellow with 2 yellow";

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    @Rule("ttr.claim.double-closed")
    @Rule(value = "ttr.board.double-routes", on = "ttr-usa")
    void with_two_or_three_seats_the_other_route_is_closed_to_everyone(int seats) {
        Play play = scene(seats).play().play(RED);

        assertThat(play.refusal(YELLOW)).isEqualTo("ttr.claim.double-closed");
        assertThat(play.view(1).closed()).containsExactly("boston--new-york--yellow");
        play.play("draw deck", "card white", "draw deck", "card white");
        if (seats == 3) {
            play.play("draw deck", "card white", "draw deck", "card white");
        }
        assertThat(play.actor()).isZero();
        assertThat(play.refusal(YELLOW)).isEqualTo("ttr.claim.double-closed");
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5})
    @Rule("ttr.claim.double-closed")
    @Rule(value = "ttr.board.double-routes", on = "ttr-usa")
    void with_four_or_five_seats_another_seat_may_claim_the_other_route(int seats) {
        Play play = scene(seats).play().play(RED, YELLOW);

        assertThat(play.vehicles(0)).isEqualTo(43);
        assertThat(play.vehicles(1)).isEqualTo(43);
        assertThat(play.view(2).closed()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5})
    @Rule("ttr.claim.double-not-both")
    void no_seat_holds_both_routes(int seats) {
        Play play = scene(seats).play().play(RED);
        for (int seat = 1; seat < seats; seat++) {
            play.play("draw deck", "card white", "draw deck", "card white");
        }

        assertThat(play.actor()).isZero();
        assertThat(play.refusal(YELLOW)).isEqualTo("ttr.claim.double-not-both");
        assertThat(play.legal()).doesNotContain(YELLOW);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    @Rule("ttr.claim.double-not-both")
    void two_gray_routes_side_by_side_are_a_double_route_too(int seats) {
        Play play = scene(seats).play().play("claim atlanta--raleigh--2 with 2 red");
        String other = "claim atlanta--raleigh--1 with 2 yellow";

        if (seats < 4) {
            assertThat(play.refusal(other)).isEqualTo("ttr.claim.double-closed");
        } else {
            assertThat(play.legal()).contains(other);
        }
    }

    private static Scene scene(int seats) {
        return Scene.usa(seats).hand(0, "2 red 2 yellow").hand(1, "2 red 2 yellow");
    }
}
