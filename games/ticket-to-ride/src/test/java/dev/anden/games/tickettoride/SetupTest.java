package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.games.tickettoride.view.TtrView;
import dev.anden.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetupTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    @Rule("ttr.setup.vehicles")
    @Rule(value = "ttr.board.vehicles", on = "ttr-usa")
    @Rule(value = "ttr.board.players", on = "ttr-usa")
    void every_seat_starts_with_45_vehicles_and_no_points(int seats) {
        Play play = Scene.dealt(seats, 0);

        for (int seat = 0; seat < seats; seat++) {
            assertThat(play.vehicles(seat)).isEqualTo(45);
            assertThat(play.score(seat)).isZero();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 6, 100})
    @Rule(value = "ttr.board.players", on = "ttr-usa")
    void fewer_than_two_and_more_than_five_seats_are_refused(int seats) {
        assertThatThrownBy(() -> Scene.USA.newState(new Setup(seats)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("ttr-usa is for 2 to 5 seats, not " + seats);
    }

    @Test
    @Rule(value = "ttr.board.cards", on = "ttr-usa")
    void there_are_110_cards_of_eight_colours_and_wild() {
        assertThat(Scene.start(2).deck())
                .isEqualTo("12 red 12 blue 12 green 12 yellow 12 orange 12 purple 12 black 12 white 14 wild");
    }

    @Test
    @Rule("ttr.setup.opening-hand")
    @Rule(value = "ttr.board.opening-hand", on = "ttr-usa")
    void each_seat_is_dealt_four_cards_and_then_five_are_turned_up() {
        Play play = Scene.start(2).play("first 0");

        play.play("card red", "card red", "card blue", "card wild");
        play.play("card green", "card green", "card green", "card black");
        play.play("card red", "card white", "card white", "card wild", "card wild");

        assertThat(play.hand(1)).isEqualTo("2 red 1 blue 1 wild");
        assertThat(play.hand(0)).isEqualTo("3 green 1 black");
        assertThat(play.market()).isEqualTo("red white white wild wild");
        assertThat(play.view(0).deck()).isEqualTo(110 - 8 - 5);
    }

    @Test
    @Rule("ttr.setup.market-flush")
    void three_wilds_among_the_first_five_are_replaced_until_there_are_fewer() {
        Play play = Scene.start(2).play("first 0");
        for (int card = 0; card < 8; card++) {
            play.play("card purple");
        }

        play.play("card wild", "card wild", "card red", "card red", "card wild");
        assertThat(play.market()).isEqualTo("- - - - -");
        assertThat(play.discards()).isEqualTo("2 red 3 wild");

        play.play("card wild", "card wild", "card wild", "card blue", "card wild");
        assertThat(play.market()).isEqualTo("- - - - -");
        assertThat(play.discards()).isEqualTo("2 red 1 blue 7 wild");

        play.play("card wild", "card wild", "card green", "card green", "card green");
        assertThat(play.market()).isEqualTo("wild wild green green green");
        assertThat(play.told(State.SPECTATOR)).containsExactly(new TtrEvent.MarketFilled(4, CardKind.GREEN));
    }

    @Test
    @Rule("ttr.setup.opening-tickets")
    @Rule(value = "ttr.board.opening-tickets", on = "ttr-usa")
    void three_tickets_are_dealt_and_two_at_least_are_kept() {
        Play play = Scene.dealt(2, 1);

        assertThat(play.actor()).isZero();
        assertThat(play.offered(0)).containsExactly("boston--miami", "calgary--phoenix", "calgary--salt-lake-city");
        assertThat(play.legal())
                .containsExactlyInAnyOrder(
                        "keep boston--miami calgary--phoenix calgary--salt-lake-city",
                        "keep boston--miami calgary--phoenix return calgary--salt-lake-city",
                        "keep boston--miami calgary--salt-lake-city return calgary--phoenix",
                        "keep calgary--phoenix calgary--salt-lake-city return boston--miami");
        assertThat(play.refusal("keep boston--miami return calgary--phoenix calgary--salt-lake-city"))
                .isEqualTo("ttr.setup.opening-tickets");
        assertThat(play.refusal("draw deck")).isEqualTo("ttr.setup.opening-tickets");
        assertThat(play.view(0).keepAtLeast()).isEqualTo(2);
    }

    @Test
    @Rule("ttr.setup.opening-tickets")
    void seats_may_choose_their_opening_tickets_before_the_seats_in_front_of_them_have() {
        Play play = Scene.dealt(3, 0);

        State ahead = play.state.ahead(2).orElseThrow();

        assertThat(ahead.actor()).isEqualTo(2);
        assertThat(ahead.legalActionCount()).isEqualTo(4);
        assertThat(play.actor()).isZero();
        assertThat(play.state.ahead(0)).isEmpty();
    }

    @Test
    @Rule("ttr.setup.opening-tickets")
    void where_a_seat_has_chosen_ahead_the_others_choose_still_and_it_does_not_again() {
        State ahead = Scene.dealt(4, 0).state.ahead(2).orElseThrow();
        List<Integer> choosing = new ArrayList<>();
        while (phase(ahead) == TtrView.Phase.OPENING_TICKETS) {
            choosing.add(ahead.actor());
            ahead.apply(ahead.legalAction(0));
        }

        assertThat(choosing).containsExactly(2, 0, 1, 3);
        assertThatNoException().isThrownBy(ahead::checkInvariants);
    }

    private static TtrView.Phase phase(State state) {
        return ((TtrView) state.observe(State.SPECTATOR).snapshot()).phase();
    }

    @Test
    @Rule("ttr.setup.opening-reject")
    @Rule(value = "ttr.board.opening-reject", on = "ttr-usa")
    @Rule(value = "ttr.board.ticket-deck", on = "ttr-usa")
    void opening_tickets_that_are_not_kept_go_under_the_ticket_deck() {
        Play play = Scene.dealt(2, 0);

        play.play("keep boston--miami calgary--phoenix return calgary--salt-lake-city");
        play.play("keep atlanta--montreal atlanta--new-york return atlanta--san-francisco");

        assertThat(play.ticketBottom()).containsExactly("calgary--salt-lake-city", "atlanta--san-francisco");
        assertThat(play.view(0).ticketDeck()).contains(30 - 2 - 2);
    }

    @Test
    @Rule("ttr.setup.tickets-hidden")
    @Rule(value = "ttr.board.tickets-public", on = "ttr-usa")
    void others_see_how_many_tickets_a_seat_keeps_but_not_which() {
        Play play = Scene.dealt(2, 0);
        play.play("keep boston--miami calgary--phoenix return calgary--salt-lake-city");

        for (int observer : List.of(1, State.SPECTATOR)) {
            String seen = play.view(observer).toString() + play.told(observer);
            assertThat(seen).doesNotContain("boston--miami", "calgary--phoenix", "calgary--salt-lake-city");
            assertThat(play.view(observer).players().getFirst().tickets()).contains(2);
            assertThat(play.told(observer))
                    .contains(new TtrEvent.TicketsKept(0, Optional.of(2), Optional.of(1), List.of()));
        }
        assertThat(play.view(0).tickets())
                .extracting(TtrView.TicketView::ticket)
                .containsExactly("boston--miami", "calgary--phoenix");
        assertThat(play.told(0))
                .contains(new TtrEvent.TicketsKept(
                        0, Optional.of(2), Optional.of(1), List.of("boston--miami", "calgary--phoenix")));
    }

    @Test
    @Rule("ttr.setup.tickets-hidden")
    void the_tickets_that_a_seat_is_to_choose_from_are_hidden_too() {
        Play play = Scene.dealt(2, 0);

        assertThat(play.view(1).toString() + play.told(1))
                .contains("atlanta--montreal")
                .doesNotContain("boston--miami", "calgary--phoenix", "calgary--salt-lake-city");
        assertThat(play.view(State.SPECTATOR).toString() + play.told(State.SPECTATOR))
                .doesNotContain("atlanta--montreal", "boston--miami");
    }

    @ParameterizedTest
    @ValueSource(strings = {"usa", "europe", "berlin", "paris"})
    @Rule("ttr.setup.first-player")
    @Rule("ttr.ruling.r10")
    void chance_names_the_first_seat_each_as_likely_as_any_other(String board) {
        Play start = Scene.start(board, 3);

        assertThat(start.actor()).isEqualTo(State.CHANCE);
        assertThat(start.state.chanceWeight()).isEqualTo(3);
        for (int seat = 0; seat < 3; seat++) {
            assertThat(start.state.outcomeWeight(seat)).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"berlin", "paris"})
    @Rule("ttr.ruling.r14")
    void nobody_has_been_dealt_a_ticket_when_the_first_seat_is_named(String board) {
        Play start = Scene.start(board, 2);

        start.play("first 1");

        assertThat(start.state.position.first).isEqualTo(1);
        assertThat(start.state.position.tickets.offered[0].isEmpty()).isTrue();
        assertThat(start.state.position.tickets.kept[0].isEmpty()).isTrue();
    }

    @Test
    @Rule("ttr.setup.first-player")
    void the_turn_passes_clockwise() {
        Play play = Scene.dealt(3, 2);
        for (int seat = 0; seat < 3; seat++) {
            play.play(play.legal().getFirst());
        }

        for (int seat : List.of(2, 0, 1, 2)) {
            assertThat(play.actor()).isEqualTo(seat);
            play.play("draw deck", "card white", "draw deck", "card white");
        }
    }
}
