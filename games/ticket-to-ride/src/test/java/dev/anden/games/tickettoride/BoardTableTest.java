package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.Setup;
import dev.anden.testkit.Rule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The ledger's table of the boards, row by row, in games on every board.
class BoardTableTest {
    @ParameterizedTest
    @CsvSource({"usa, 2, 5", "europe, 2, 5", "berlin, 2, 4", "paris, 2, 4"})
    @Rule("ttr.board.players")
    void a_board_is_for_so_many_seats(String board, int fewest, int most) {
        for (int seats = fewest; seats <= most; seats++) {
            assertThat(Scene.start(board, seats).view(0).players()).hasSize(seats);
        }
        for (int seats : new int[] {fewest - 1, most + 1}) {
            assertThatThrownBy(() -> Scene.game(board).newState(new Setup(seats)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("ttr-%s is for %d to %d seats, not %d".formatted(board, fewest, most, seats));
        }
    }

    @ParameterizedTest
    @CsvSource({"usa, 45", "europe, 45", "berlin, 11 5", "paris, 15"})
    @Rule("ttr.board.vehicles")
    @Rule("ttr.setup.vehicles")
    void every_seat_starts_with_all_its_vehicles_and_no_points(String board, String vehicles) {
        Play play = Scene.dealt(board, 4, 0);

        for (int seat = 0; seat < 4; seat++) {
            assertThat(play.vehiclesByKind(seat)).isEqualTo(numbers(vehicles));
            assertThat(play.score(seat)).isZero();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "usa, 12 red 12 blue 12 green 12 yellow 12 orange 12 purple 12 black 12 white 14 wild, 110",
        "europe, 12 red 12 blue 12 green 12 yellow 12 orange 12 purple 12 black 12 white 14 wild, 110",
        "berlin, 6 red 6 blue 6 green 6 orange 6 purple 6 black 8 wild, 44",
        "paris, 6 red 6 blue 6 green 6 yellow 6 purple 8 white 8 wild, 46"
    })
    @Rule("ttr.board.cards")
    void the_deck_is_made_of_these_cards(String board, String cards, int all) {
        Play play = Scene.start(board, 2);

        assertThat(play.deck()).isEqualTo(cards);
        assertThat(play.view(0).deck()).isEqualTo(all);
    }

    @ParameterizedTest
    @CsvSource({"usa, 4, 93", "europe, 4, 93", "berlin, 2, 33", "paris, 2, 35"})
    @Rule("ttr.board.opening-hand")
    @Rule("ttr.setup.opening-hand")
    void each_seat_is_dealt_its_hand_and_five_cards_are_turned_up(String board, int cards, int deck) {
        Play play = Scene.dealt(board, 3, 0);

        for (int seat = 0; seat < 3; seat++) {
            assertThat(play.view(0).players().get(seat).cards()).isEqualTo(cards);
        }
        assertThat(play.market()).doesNotContain("-");
        assertThat(play.view(0).deck()).isEqualTo(deck);
    }

    @ParameterizedTest
    @CsvSource({"usa, 3, 2", "europe, 4, 2", "berlin, 2, 1", "paris, 2, 1"})
    @Rule("ttr.board.opening-tickets")
    @Rule("ttr.setup.opening-tickets")
    void so_many_tickets_are_dealt_and_so_many_kept_at_least(String board, int dealt, int kept) {
        Play play = Scene.dealt(board, 3, 0);

        for (int seat = 0; seat < 3; seat++) {
            assertThat(play.offered(seat)).hasSize(dealt);
        }
        assertThat(play.legal()).allMatch(action -> keeps(action) >= kept).anyMatch(action -> keeps(action) == kept);
        assertThat(play.legal()).anyMatch(action -> keeps(action) == dealt);
        assertThat(play.refusal(keep(play.offered(0), kept - 1))).isEqualTo("ttr.setup.opening-tickets");
    }

    @ParameterizedTest
    @CsvSource({"usa, 1, 0", "europe, 0, 2", "berlin, 1, 0", "paris, 1, 0"})
    @Rule("ttr.board.opening-reject")
    @Rule("ttr.setup.opening-reject")
    void opening_tickets_that_are_not_kept_go_under_the_deck_or_out_of_the_game(String board, int under, int out) {
        Play play = Scene.dealt(board, 2, 0);
        List<String> returned = play.offered(0)
                .subList(play.offered(0).size() - under - out, play.offered(0).size());

        play.play(keep(play.offered(0), play.offered(0).size() - under - out));

        assertThat(play.ticketBottom()).isEqualTo(under > 0 ? returned : List.of());
        assertThat(play.boxed(0)).isEqualTo(out > 0 ? returned : List.of());
    }

    @ParameterizedTest
    @CsvSource({"usa, 30, 0", "europe, 40, 6", "berlin, 22, 0", "paris, 20, 0"})
    @Rule("ttr.board.ticket-deck")
    void the_box_has_so_many_tickets(String board, int tickets, int longOnes) {
        TtrState state = Scene.start(board, 2).state;

        assertThat(state.position.tickets.size()).isEqualTo(tickets);
        assertThat(state.position.tickets.undealtLong.size()).isEqualTo(longOnes);
    }

    @ParameterizedTest
    @CsvSource({"usa, 3", "europe, 3", "berlin, 2", "paris, 2"})
    @Rule("ttr.board.ticket-draw")
    @Rule("ttr.ticket.draw")
    void so_many_tickets_are_drawn_and_one_at_least_is_kept(String board, int drawn) {
        Play play = Scene.on(board, 2).play().play("tickets");
        while (play.actor() < 0) {
            play.play("ticket " + restOfTickets(play).getFirst());
        }

        assertThat(play.offered(0)).hasSize(drawn);
        assertThat(play.legal()).allMatch(action -> keeps(action) >= 1).anyMatch(action -> keeps(action) == 1);
        assertThat(play.refusal(keep(play.offered(0), 0))).isEqualTo("ttr.ticket.draw");
    }

    @ParameterizedTest
    @ValueSource(strings = {"usa", "europe", "berlin", "paris"})
    @Rule("ttr.ticket.short-deck")
    void the_last_ticket_has_to_be_kept_and_then_no_more_are_drawn(String board) {
        String last = Scene.game(board).boardData().tickets().getFirst().id();
        Play play = Scene.on(board, 3).ticketDeck(last).play().play("tickets", "ticket " + last);

        assertThat(play.legal()).containsExactly("keep " + last);
        play.play("keep " + last);
        assertThat(play.refusal("tickets")).isEqualTo("ttr.ticket.short-deck");
    }

    @ParameterizedTest
    @CsvSource({
        "usa, atlanta--nashville 1 houston--new-orleans 2 calgary--vancouver 4 charleston--miami 7 atlanta--miami 10"
                + " miami--new-orleans 15",
        "europe, amsterdam--bruxelles 1 amsterdam--frankfurt 2 amsterdam--essen 4 berlin--danzig 7 palermo--smyrna 15",
        "berlin, schloss-bellevue--tiergarten 1 gleisdreieck--hallesches-tor 3",
        "paris, arc-de-triomphe--tour-eiffel--green 1 louvre--pantheon 2 gare-du-nord--opera 4"
    })
    @Rule("ttr.board.route-points")
    @Rule("ttr.claim.score-at-once")
    void a_route_scores_its_points_at_once(String board, String routes) {
        String[] words = routes.split(" ");
        for (int word = 0; word < words.length; word += 2) {
            String route = words[word];
            Play play = Scene.on(board, 2).hand(0, "8 wild").play();

            play.play(play.legal("claim " + route + " ").getLast());

            assertThat(play.score(0)).as(route).isEqualTo(Integer.parseInt(words[word + 1]));
        }
    }

    private static List<String> restOfTickets(Play play) {
        return play.state.position.tables.board.tickets().stream()
                .filter(ticket -> play.state.outcomeWeight(ticket.index()) > 0)
                .map(ticket -> ticket.id())
                .toList();
    }

    private static int keeps(String action) {
        return (int) Stream.of(action.split(" "))
                        .takeWhile(word -> !word.equals("return"))
                        .count()
                - 1;
    }

    private static String keep(List<String> offered, int count) {
        String kept = String.join(" ", offered.subList(0, count));
        return ("keep " + kept + " return " + String.join(" ", offered.subList(count, offered.size())))
                .replace("  ", " ");
    }

    private static List<Integer> numbers(String text) {
        return Stream.of(text.split(" ")).map(Integer::valueOf).toList();
    }
}
