package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.BoardReader;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.games.tickettoride.view.TtrObservation;
import dev.anden.games.tickettoride.view.TtrView;
import dev.anden.testkit.Rule;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// How many tickets a seat holds is secret in Berlin and Paris: whatever it keeps, others get the same bytes.
class SecretTicketsTest {
    @ParameterizedTest
    @ValueSource(strings = {"berlin", "paris"})
    @Rule(
            value = "ttr.board.tickets-public",
            on = {"ttr-berlin", "ttr-paris"})
    @Rule("ttr.setup.tickets-hidden")
    void whether_a_seat_keeps_one_opening_ticket_or_two_others_see_the_same(String board) {
        Play one = Scene.dealt(board, 3, 0);
        Play two = Scene.dealt(board, 3, 0);
        List<String> offered = one.offered(0);

        one.play("keep " + offered.getFirst() + " return " + offered.getLast());
        two.play("keep " + String.join(" ", offered));

        assertSameForOthers(one, two);
        assertThat(one.view(0)).isNotEqualTo(two.view(0));
        assertThat(one.told(0)).contains(kept(Optional.of(1), Optional.of(1), offered.getFirst()));
        assertThat(two.told(0)).contains(kept(Optional.of(2), Optional.of(0), offered.toArray(String[]::new)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"berlin", "paris"})
    @Rule(
            value = "ttr.board.tickets-public",
            on = {"ttr-berlin", "ttr-paris"})
    void whether_a_seat_keeps_one_drawn_ticket_or_two_others_see_the_same(String board) {
        Play one = Scene.on(board, 3).play();
        Play two = Scene.on(board, 3).play();
        for (Play play : List.of(one, two)) {
            play.play("tickets");
            play.state.apply(play.state.chanceOutcome(3));
            play.state.apply(play.state.chanceOutcome(3));
        }
        List<String> offered = one.offered(0);

        one.play("keep " + offered.getFirst() + " return " + offered.getLast());
        two.play("keep " + String.join(" ", offered));

        assertSameForOthers(one, two);
        one.play("draw deck", "card red");
        two.play("draw deck", "card red");
        assertSameForOthers(one, two);
    }

    @ParameterizedTest
    @ValueSource(strings = {"berlin", "paris"})
    @Rule(
            value = "ttr.board.tickets-public",
            on = {"ttr-berlin", "ttr-paris"})
    void neither_the_tickets_of_others_nor_those_left_to_draw_are_counted_in_a_view(String board) {
        Play play = Scene.on(board, 2).tickets(1, first(board)).play();

        assertThat(play.view(0).players().get(1).tickets()).isEmpty();
        assertThat(play.view(0).players().get(0).tickets()).contains(0);
        assertThat(play.view(1).players().get(1).tickets()).contains(1);
        for (int observer : new int[] {0, 1, State.SPECTATOR}) {
            assertThat(play.view(observer).ticketDeck()).isEmpty();
        }
        var observed = (TtrObservation) play.state.observe(0);
        assertThat(observed.ticketCount(1)).isEqualTo(-1);
        assertThat(observed.ticketCount(0)).isZero();
        assertThat(observed.ticketDeckSize()).isEqualTo(-1);
        assertThat(observed.ticketsLeft()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"usa", "europe", "berlin", "paris"})
    @Rule("ttr.ticket.draw")
    void everybody_sees_how_many_tickets_lie_before_a_seat_and_only_the_seat_which(String board) {
        Play play = Scene.on(board, 2).play();
        play.play("tickets");
        while (play.state.actor() == State.CHANCE) {
            play.state.apply(play.state.chanceOutcome(0));
        }
        int count = play.offered(0).size();

        assertThat(count).isPositive();
        for (int observer : new int[] {0, 1, State.SPECTATOR}) {
            assertThat(play.view(observer).players().get(0).offered()).isEqualTo(count);
            assertThat(play.view(observer).players().get(1).offered()).isZero();
        }
        assertThat(play.view(1).offered()).isEmpty();
        play.play("keep " + String.join(" ", play.offered(0)));
        assertThat(play.view(1).players().get(0).offered()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"berlin", "paris"})
    @Rule(
            value = "ttr.board.tickets-public",
            on = {"ttr-berlin", "ttr-paris"})
    void everybody_sees_that_no_ticket_is_left(String board) {
        Play play = Scene.on(board, 2).ticketDeck().play();

        assertThat(play.view(0).ticketDeck()).contains(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"berlin", "paris"})
    @Rule("ttr.end.reveal")
    @Rule(
            value = "ttr.board.tickets-public",
            on = {"ttr-berlin", "ttr-paris"})
    void at_the_end_everybody_sees_the_tickets_and_their_number(String board) {
        Play play = ScoringTest.end(Scene.on(board, 2).tickets(1, first(board)));

        for (int observer : new int[] {0, State.SPECTATOR}) {
            assertThat(play.view(observer).players().get(1).tickets()).contains(1);
            assertThat(play.view(observer).players().get(1).revealed())
                    .containsExactly(new TtrView.TicketView(first(board), false));
            assertThat(play.view(observer).ticketDeck()).isPresent();
        }
    }

    @Test
    @Rule(value = "ttr.board.tickets-public", on = "ttr-europe")
    void in_europe_everybody_may_count_the_tickets() {
        Play play =
                Scene.on("europe", 2).tickets(1, "berlin--roma", "paris--wien").play();

        assertThat(play.view(0).players().get(1).tickets()).contains(2);
        assertThat(play.view(0).ticketDeck()).contains(38);
    }

    @Test
    @Rule(
            value = "ttr.board.tickets-public",
            on = {"ttr-berlin", "ttr-paris"})
    void however_many_tickets_have_lain_before_a_seat_others_can_guess_how_many_it_kept() {
        TicketToRide game = boardOfManyTickets();
        var play = new Play((TtrState) game.newState(new Setup(2, Map.of())));
        for (int choices = 0; choices < 2 * 31; ) {
            if (play.actor() == State.CHANCE) {
                play.state.apply(play.state.chanceOutcome(0));
            } else if (play.phase() == TtrView.Phase.TURN) {
                play.play("tickets");
            } else {
                play.state.apply(play.state.legalActions()[0]);
                choices++;
            }
        }

        assertThat(play.state.position()).contains("choices 31 dealt 151");
        assertThat(game.parseState(play.state.position()).position()).isEqualTo(play.state.position());
        for (int seat = 0; seat < 2; seat++) {
            TtrState imagined = play.state.copy();
            imagined.determinize(seat, RandomStream.ofSeed(103, seat, 0));
            imagined.checkInvariants();
            assertThat(imagined.observe(seat).snapshot())
                    .isEqualTo(play.state.observe(seat).snapshot());
        }
    }

    /// A ring of twelve cities with a ticket for any two of them, of which five are offered and one is kept.
    private static TicketToRide boardOfManyTickets() {
        var cities = new StringJoiner(", ");
        var routes = new StringJoiner(", ");
        var tickets = new StringJoiner(", ");
        for (int city = 0; city < 12; city++) {
            cities.add("{\"id\": \"c%d\", \"name\": \"C\", \"latitude\": %d, \"longitude\": 1}".formatted(city, city));
            routes.add("{\"from\": \"c%d\", \"to\": \"c%d\", \"length\": 2, \"color\": \"gray\"}"
                    .formatted(city, (city + 1) % 12));
            for (int other = 0; other < city; other++) {
                tickets.add("{\"from\": \"c%d\", \"to\": \"c%d\", \"points\": 1}".formatted(other, city));
            }
        }
        return new TicketToRide(BoardReader.read("many.json", """
                {
                  "format": 1,
                  "id": "many",
                  "name": "Many tickets",
                  "provenance": "invented",
                  "source": "A ring with all the tickets that there can be.",
                  "geography": "nowhere",
                  "seats": {"minimum": 2, "maximum": 2},
                  "vehicles": [{"id": "train", "count": 9, "perRoute": "each-space", "points": {"2": 2}}],
                  "cards": {"red": 20, "blue": 20, "green": 20, "wild": 4},
                  "openingHand": 2,
                  "openingTickets": {"deal": 1, "keep": 1, "rejected": "bottom"},
                  "ticketDraw": {"deal": 5, "keep": 1},
                  "ticketCounts": "secret",
                  "doublesClosedUpTo": 2,
                  "lastRoundAt": 1,
                  "longestPathPoints": 0,
                  "tieBreaks": [],
                  "elements": {},
                  "totals": {"cities": 12, "routes": 12, "spaces": 24, "routePoints": 24, "tickets": 66, "ticketPoints": 66},
                  "cities": [%s],
                  "routes": [%s],
                  "tickets": [%s]
                }
                """.formatted(cities, routes, tickets))
                .require());
    }

    /// The bytes that others get are made of their views and of what they are told.
    private static void assertSameForOthers(Play left, Play right) {
        for (int observer : new int[] {1, 2, State.SPECTATOR}) {
            assertThat(left.view(observer)).isEqualTo(right.view(observer));
            assertThat(left.view(observer).toString())
                    .isEqualTo(right.view(observer).toString());
            assertThat(left.told(observer)).isEqualTo(right.told(observer));
            assertThat(left.state.refusals(observer)).isEqualTo(right.state.refusals(observer));
        }
    }

    private static TtrEvent kept(Optional<Integer> kept, Optional<Integer> returned, String... tickets) {
        return new TtrEvent.TicketsKept(0, kept, returned, List.of(tickets));
    }

    private static String first(String board) {
        return Scene.game(board).boardData().tickets().getFirst().id();
    }
}
