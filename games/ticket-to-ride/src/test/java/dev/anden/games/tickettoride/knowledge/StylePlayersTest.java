package dev.anden.games.tickettoride.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.GameOption;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.ScoreLine;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.TicketToRide;
import dev.anden.games.tickettoride.action.ActionCodes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Each style shows in what it does, and all of them play every board to its end.
class StylePlayersTest {
    private static final int GAMES = 20;
    private static final String TICKET = "ttr.ticket.scored-at-end";
    private static final TicketToRidePlayers PROVIDER = new TicketToRidePlayers();

    /// What one bot did in some games against another one.
    private static final class Course {
        int claims;
        int spaces;
        int ticketDraws;
        int ticketsKept;
        int ticketsMade;

        double spacesOfClaim() {
            return (double) spaces / claims;
        }
    }

    private static Course course(String level) {
        var course = new Course();
        for (int number = 0; number < GAMES; number++) {
            State end = play(
                    TableSetting.USA,
                    new Setup(2),
                    List.of(PROVIDER.create(TableSetting.USA, level), PROVIDER.create(TableSetting.USA, "greedy")),
                    number,
                    course);
            for (ScoreLine line : end.scoreSheet().lines()) {
                if (line.seat() == 0 && line.rule().equals(TICKET)) {
                    course.ticketsKept++;
                    course.ticketsMade += line.achieved() ? 1 : 0;
                }
            }
        }
        return course;
    }

    private static State play(Game game, Setup setup, List<Player> players, int number, Course course) {
        State state = game.newState(setup);
        Dealer dealer = Dealer.ofSeed(31, number);
        RandomStream unused = RandomStream.ofSeed(31, number, 1);
        while (state.actor() != State.NOBODY) {
            int seat = state.actor();
            int code = seat == State.CHANCE
                    ? dealer.deal(state)
                    : players.get(seat).choose(state.observe(seat), unused);
            assertThat(state.allows(code)).as("%s, ply %d", setup, state.ply()).isTrue();
            if (seat == 0 && ActionCodes.isClaim(code)) {
                course.claims++;
                course.spaces += ((TicketToRide) game)
                        .boardData()
                        .routes()
                        .get(ActionCodes.route(code))
                        .length();
            }
            course.ticketDraws += seat == 0 && code == ActionCodes.DRAW_TICKETS ? 1 : 0;
            state.apply(code);
        }
        return state;
    }

    @Test
    void the_long_route_bot_claims_longer_routes_than_the_others() {
        double longest = course("long-route").spacesOfClaim();

        assertThat(longest).isGreaterThan(course("greedy").spacesOfClaim() + 0.5);
        assertThat(longest).isGreaterThan(course("path").spacesOfClaim() + 1);
    }

    @Test
    void the_path_bot_completes_its_tickets_and_draws_no_others() {
        Course path = course("path");

        assertThat(path.ticketsMade).isGreaterThan(2 * path.ticketsKept / 3);
        assertThat(path.ticketDraws).isZero();
        assertThat(course("greedy").ticketsMade).isLessThan(path.ticketsMade / 2);
    }

    @Test
    void the_hungry_bot_draws_tickets_and_keeps_more_than_the_path_bot() {
        Course hungry = course("hungry");

        assertThat(hungry.ticketDraws).isGreaterThan(GAMES);
        assertThat(hungry.ticketsKept).isGreaterThan(course("path").ticketsKept + GAMES);
        assertThat(hungry.ticketsMade).isGreaterThan(course("path").ticketsMade);
    }

    @Test
    void the_one_step_bot_sees_the_ticket_that_one_claim_completes_and_no_farther() {
        var oneStep = new OneStepPlayer(new BoardKnowledge(TableSetting.USA.boardData()));
        // A route of two spaces that completes a ticket, against one of four that completes nothing.
        var near = new TableSetting()
                .market("green green blue blue black")
                .hand(0, "purple=4 red=2")
                .routes(0, "dallas--el-paso denver--santa-fe")
                .tickets(0, "denver--el-paso");
        var far = new TableSetting()
                .market("green green blue blue black")
                .hand(0, "purple=4 red=2")
                .tickets(0, "denver--el-paso");

        assertThat(near.choiceOf(oneStep)).isEqualTo("claim el-paso--santa-fe with 2 red");
        assertThat(far.choiceOf(oneStep)).startsWith("claim ").endsWith(" with 4 purple");
        assertThat(new TableSetting()
                        .market("green green blue blue black")
                        .dealt("boston--miami denver--el-paso los-angeles--new-york", "red=2 black=2")
                        .choiceOf(oneStep))
                .isEqualTo("keep boston--miami denver--el-paso los-angeles--new-york");
    }

    /// Figures of other years are compared with theirs: whoever changes one of them, by whatever it uses, makes a new
    /// level instead. (A new version of the rules may change the games, and then these numbers.)
    @ParameterizedTest
    @CsvSource({
        "greedy, 39 42 35 35 44 27",
        "planner, 125 19 122 21 135 14",
        "one-step, 44 32 19 42 48 35",
        "long-route, 89 19 81 13 81 11",
        "path, 86 33 96 23 112 17",
        "hungry, 25 36 117 28 135 24"
    })
    void a_yardstick_plays_as_it_always_did(String level, String scores) {
        var totals = new ArrayList<String>();
        for (int number = 0; number < 3; number++) {
            List<Player> players = Stream.of(level, "greedy")
                    .map(name -> PROVIDER.create(TableSetting.USA, name))
                    .toList();
            State end = play(TableSetting.USA, new Setup(2), players, number, new Course());
            end.scoreSheet().totals().forEach(total -> totals.add(String.valueOf(total)));
        }
        assertThat(String.join(" ", totals)).isEqualTo(scores);
    }

    static Stream<String> games() {
        return Stream.of("ttr-usa", "ttr-europe", "ttr-berlin", "ttr-paris");
    }

    @ParameterizedTest
    @MethodSource("games")
    void they_play_every_board_and_set_of_tickets_to_the_end(String id) {
        Game game = GameCatalog.installed().require(id);
        List<String> styles = List.of("one-step", "long-route", "path", "hungry");
        for (int seats : List.of(game.info().minimumSeats(), game.info().maximumSeats())) {
            var setups = new ArrayList<>(List.of(new Setup(seats)));
            for (GameOption option : game.info().options()) {
                option.values().forEach(value -> setups.add(new Setup(seats, Map.of(option.id(), value))));
            }
            for (Setup setup : setups) {
                for (int first = 0; first < styles.size(); first++) {
                    var players = new ArrayList<Player>();
                    for (int seat = 0; seat < seats; seat++) {
                        // Once all of one kind, and once all kinds together.
                        String style = first == 0 ? styles.get(seat % styles.size()) : styles.get(first);
                        players.add(PROVIDER.create(game, style));
                    }
                    State end = play(game, setup, players, first, new Course());
                    assertThat(end.actor()).isEqualTo(State.NOBODY);
                }
            }
        }
    }
}
