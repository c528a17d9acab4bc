package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.GameOption;
import dev.anden.engine.NotationException;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.BoardReader;
import dev.anden.games.tickettoride.board.Ticket;
import dev.anden.games.tickettoride.view.BoardView;
import dev.anden.testkit.RandomPlay;
import dev.anden.testkit.Rule;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Games with other tickets than those of the box.
class TicketSetTest {
    @Test
    @Rule("ttr.set.choice")
    @Rule("ttr.set.names")
    void a_board_is_played_with_the_tickets_of_its_box_or_of_one_of_its_sets() {
        assertThat(Scene.game("usa").info().options())
                .containsExactly(new GameOption("tickets", List.of("base", "1910", "mega", "big-cities"), "base"));
        assertThat(Scene.game("europe").info().options())
                .containsExactly(new GameOption("tickets", List.of("base", "expanded", "mega", "big-cities"), "base"));
        assertThat(Scene.game("berlin").info().options()).isEmpty();
        assertThatThrownBy(() -> Scene.start("usa", "expanded", 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The option tickets is one of base, 1910, mega, big-cities, not \"expanded\"");
    }

    @Test
    @Rule("ttr.set.choice")
    void without_a_choice_the_tickets_are_those_of_the_box() {
        State chosen = Scene.game("usa").newState(new Setup(3, Map.of("tickets", "base")));

        assertThat(chosen.hash()).isEqualTo(Scene.start(3).state.hash());
        assertThat(chosen.position()).isEqualTo(Scene.start(3).state.position()).doesNotContain("options");
    }

    @ParameterizedTest
    @CsvSource({
        "usa, 1910, 35, 0, 391",
        "usa, mega, 69, 0, 754",
        "usa, big-cities, 35, 0, 389",
        "europe, expanded, 59, 6, 607",
        "europe, mega, 89, 12, 1087",
        "europe, big-cities, 45, 0, 502"
    })
    @Rule("ttr.set.tickets")
    void a_set_has_so_many_tickets(String board, String set, int regular, int longOnes, int points) {
        TtrState state = Scene.start(board, set, 2).state;

        assertThat(state.position.tickets.size()).isEqualTo(regular);
        assertThat(state.position.tickets.undealtLong.size()).isEqualTo(longOnes);
        assertThat(state.position.tables.board.tickets().stream().mapToInt(Ticket::points))
                .satisfies(all -> assertThat(
                                all.stream().mapToInt(Integer::intValue).sum())
                        .isEqualTo(points));
    }

    @ParameterizedTest
    @ValueSource(strings = {"usa", "europe"})
    void a_set_says_where_it_comes_from_though_its_board_was_compared_with_the_box(String id) {
        BoardView view = BoardView.of(BoardReader.bundled(id));

        assertThat(view.provenance()).isEqualTo("verified");
        assertThat(view.ticketSets()).isNotEmpty().allSatisfy(set -> {
            assertThat(set.provenance()).isEqualTo("reconstructed");
            assertThat(set.source()).startsWith("The sets of ").isNotEqualTo(view.source());
        });
    }

    @Test
    @Rule("ttr.set.tickets")
    void each_ticket_of_the_big_cities_leads_to_one_of_them() {
        assertThat(tickets("usa", "big-cities"))
                .allMatch(ticket ->
                        ticket.id().matches(".*(chicago|dallas|houston|los-angeles|miami|new-york|seattle).*"));
        assertThat(tickets("europe", "big-cities"))
                .allMatch(ticket ->
                        ticket.id().matches(".*(angora|athina|berlin|london|madrid|moskva|paris|roma|wien).*"));
    }

    @Test
    @Rule("ttr.set.tickets")
    void the_large_sets_hold_the_tickets_of_the_box_too() {
        for (String board : List.of("usa", "europe")) {
            assertThat(tickets(board, "mega"))
                    .extracting(Ticket::id)
                    .containsAll(tickets(board, "base").stream().map(Ticket::id).toList());
        }
        assertThat(tickets("usa", "1910"))
                .extracting(Ticket::id)
                .doesNotContainAnyElementsOf(
                        tickets("usa", "base").stream().map(Ticket::id).toList());
    }

    @ParameterizedTest
    @CsvSource({
        "usa, 1910, 3, 0, 2",
        "usa, mega, 5, 0, 3",
        "usa, big-cities, 4, 0, 2",
        "europe, expanded, 4, 1, 2",
        "europe, mega, 7, 2, 3",
        "europe, big-cities, 5, 0, 2"
    })
    @Rule("ttr.set.opening")
    @Rule("ttr.ruling.r13")
    void a_set_deals_so_many_opening_tickets(String board, String set, int dealt, int longOnes, int kept) {
        Play play = Scene.dealt(board, set, 3, 0);
        List<String> offered = play.offered(0);

        assertThat(offered).hasSize(dealt);
        assertThat(play.state
                        .position
                        .tickets
                        .offered[0]
                        .and(play.state.position.tables.longTickets)
                        .size())
                .isEqualTo(longOnes);
        assertThat(play.legal()).hasSizeGreaterThan(1).allMatch(action -> keeps(action) >= kept);
        assertThat(play.refusal(
                        "keep " + offered.getFirst() + " return " + String.join(" ", offered.subList(1, dealt))))
                .isEqualTo("ttr.setup.opening-tickets");

        play.play("keep " + String.join(" ", offered.subList(0, kept)) + " return "
                + String.join(" ", offered.subList(kept, dealt)));

        assertThat(play.tickets(0)).isEqualTo(offered.subList(0, kept));
        List<String> rest = offered.subList(kept, dealt);
        assertThat(play.ticketBottom()).isEqualTo(board.equals("usa") ? rest : List.of());
        assertThat(play.boxed(0)).isEqualTo(board.equals("usa") ? List.of() : rest);
    }

    @Test
    @Rule("ttr.set.opening")
    void of_seven_opening_tickets_any_may_be_kept() {
        Play play = Scene.dealt("europe", "mega", 2, 0);

        assertThat(play.legal()).hasSize(99).doesNotHaveDuplicates();
        for (int code : play.state.legalActions()) {
            assertThat(play.state.parse(play.state.print(code))).isEqualTo(code);
            assertThat(play.state.refusal(code)).isEmpty();
        }
        List<String> offered = play.offered(0);
        play.play("keep " + String.join(" ", offered));
        assertThat(play.tickets(0)).isEqualTo(offered);
    }

    @ParameterizedTest
    @CsvSource({
        "usa, 1910, 3",
        "usa, mega, 4",
        "usa, big-cities, 4",
        "europe, expanded, 3",
        "europe, mega, 3",
        "europe, big-cities, 4"
    })
    @Rule("ttr.set.draw")
    void a_set_offers_so_many_tickets_in_play(String board, String set, int drawn) {
        Play play = Scene.with(board, set, 2).play().play("tickets");
        while (play.actor() < 0) {
            play.play("ticket "
                    + tickets(board, set).stream()
                            .filter(ticket -> play.state.outcomeWeight(ticket.index()) > 0)
                            .reduce((first, last) -> last)
                            .orElseThrow()
                            .id());
        }

        assertThat(play.offered(0)).hasSize(drawn);
        assertThat(play.legal()).allMatch(action -> keeps(action) >= 1).anyMatch(action -> keeps(action) == 1);
    }

    @ParameterizedTest
    @CsvSource({
        "usa, 1910, 0, 15",
        "usa, mega, 10, 15",
        "usa, big-cities, 0, 0",
        "europe, expanded, 10, 0",
        "europe, mega, 10, 0",
        "europe, big-cities, 10, 0"
    })
    @Rule("ttr.set.bonuses")
    void a_set_has_its_own_bonuses(String board, String set, int longestPath, int mostTickets) {
        String ticket = tickets(board, set).getFirst().id();
        String route = Scene.game(board).boardData().routes().getFirst().id();
        Play play = ScoringTest.end(Scene.with(board, set, 2).routes(0, route).tickets(1, ticket));

        assertThat(points(play, "ttr.end.longest-path")).isEqualTo(longestPath);
        assertThat(play.sheet().lines().stream().anyMatch(line -> line.rule().equals("ttr.end.most-tickets")))
                .isEqualTo(mostTickets > 0);
    }

    @Tag("broad")
    @Test
    void positions_of_every_set_are_read_back_as_they_were_printed() {
        for (String board : List.of("usa", "europe")) {
            for (String set : Scene.game(board).ticketSets()) {
                var random = RandomStream.ofSeed(131, 0, 0);
                State state = Scene.start(board, set, 3).state;
                boolean over = false;
                while (!over) {
                    State read = Scene.game(board).parseState(state.position());
                    assertThat(read.position()).isEqualTo(state.position());
                    assertThat(read.hash()).isEqualTo(state.hash());
                    over = state.actor() == State.NOBODY;
                    if (!over) {
                        state.apply(RandomPlay.next(state, random, random));
                    }
                }
            }
        }
    }

    @Test
    void a_position_of_a_set_that_the_board_does_not_have_is_refused_in_words() {
        String text = Scene.with("usa", "mega", 2).text();

        assertThat(text).contains("\noptions tickets=mega\n");
        assertThatThrownBy(() -> Scene.USA.parseState(text.replace("tickets=mega", "tickets=expanded")))
                .isInstanceOf(NotationException.class)
                .hasMessage("No position has the options \"tickets=expanded\"; there are: tickets=base, tickets=1910,"
                        + " tickets=mega, tickets=big-cities");
        assertThatThrownBy(() -> Scene.game("berlin").parseState(text.replace("ttr-usa 2", "ttr-berlin 1")))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("No position has the options");
    }

    private static List<Ticket> tickets(String board, String set) {
        return board(board, set).tickets();
    }

    private static Board board(String board, String set) {
        return Scene.game(board).tables(set).board;
    }

    private static int points(Play play, String rule) {
        return play.sheet().lines().stream()
                .filter(line -> line.rule().equals(rule))
                .mapToInt(line -> line.points())
                .sum();
    }

    private static int keeps(String action) {
        return (int) Stream.of(action.split(" "))
                        .takeWhile(word -> !word.equals("return"))
                        .count()
                - 1;
    }
}
