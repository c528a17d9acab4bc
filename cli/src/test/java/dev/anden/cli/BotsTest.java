package dev.anden.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Budget;
import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.players.Roster;
import dev.anden.testkit.Thorough;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What holds for every bot of every game that is installed.
class BotsTest {
    private static final int GAMES = 3;
    private static final int CHOICES_AT_LEAST = 33;

    /// What a bot that searches may look at for each choice: enough to prefer one thing to another.
    private static final int POSITIONS = 500;

    private static final int POSITIONS_OF_A_QUARTER = 10_000;

    /// The levels that search: they take so long that one game has to do, with the fewest and the most seats; in a
    /// build with the fewest.
    private static final Set<String> SEARCHING = Set.of("local", "expert");

    private static final GameCatalog CATALOG = GameCatalog.installed();
    private static final Roster ROSTER = Roster.installed();

    static Stream<Arguments> tables() {
        return CATALOG.games().stream()
                .flatMap(game -> Stream.concat(ROSTER.names(game).stream(), ROSTER.namesForExperiments(game).stream())
                        .flatMap(level -> seats(game, level)
                                .mapToObj(seats -> Arguments.of(game.info().id(), level, seats))));
    }

    private static IntStream seats(Game game, String level) {
        int fewest = game.info().minimumSeats();
        int most = game.info().maximumSeats();
        if (SEARCHING.contains(level) && !Thorough.isThis()) {
            return IntStream.of(fewest);
        }
        return isTriedLittle(game, level) ? IntStream.of(fewest, most) : IntStream.rangeClosed(fewest, most);
    }

    /// One game with the fewest and one with the most seats has to do for bots that take long, for those that nobody
    /// meets, and in a build.
    private static boolean isTriedLittle(Game game, String level) {
        return !Thorough.isThis()
                || SEARCHING.contains(level)
                || isQuarter(game)
                || ROSTER.namesForExperiments(game).contains(level);
    }

    private static boolean isQuarter(Game game) {
        return game.info().family().equals("french-quarter");
    }

    @ParameterizedTest
    @MethodSource("tables")
    void a_bot_plays_legally_and_fairly_and_remembers_nothing(String id, String level, int seats) {
        Game game = CATALOG.require(id);
        int games = isTriedLittle(game, level) ? 1 : GAMES;
        int choices = 0;
        for (int number = 0; number < games; number++) {
            choices += playAndCheck(game, level, seats, number);
        }
        assertThat(choices).isGreaterThan(games * CHOICES_AT_LEAST);
    }

    private static int playAndCheck(Game game, String level, int seats, int number) {
        State state = game.newState(new Setup(seats));
        Dealer dealer = Dealer.ofSeed(11, number);
        RandomStream hidden = RandomStream.ofSeed(12, number, 0);
        List<Player> bots =
                Stream.generate(() -> ROSTER.create(game, level)).limit(seats).toList();
        int choices = 0;
        while (state.actor() != State.NOBODY) {
            int code;
            if (state.actor() == State.CHANCE) {
                code = dealer.deal(state);
            } else {
                code = choose(state, bots.get(state.actor()));
                assertThat(state.refusal(code))
                        .as("%s at ply %d of game %d", state.print(code), state.ply(), number)
                        .isEmpty();
                State other = state.copy();
                other.determinize(state.actor(), hidden);
                assertThat(choose(other, ROSTER.create(game, level)))
                        .as("a new %s at ply %d of game %d, all hidden things dealt anew", level, state.ply(), number)
                        .isEqualTo(code);
                choices++;
            }
            state.apply(code);
        }
        return choices;
    }

    private static int choose(State state, Player bot) {
        return bot.choose(
                state.observe(state.actor()),
                RandomStream.ofSeed(13, state.ply(), 1),
                Budget.positions(isQuarter(state.game()) ? POSITIONS_OF_A_QUARTER : POSITIONS));
    }
}
