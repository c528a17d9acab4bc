package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.testkit.EverySetup;
import dev.anden.testkit.ManyGames;
import dev.anden.testkit.Thorough;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// A hundred games of each in every build; `-Pmany-games` plays 250,000 for each board and number of seats.
class ManyGamesTest {
    private static final long GAMES = Long.getLong("anden.many.games", Thorough.amount(30, 100));

    @TestFactory
    Stream<DynamicTest> every_position_of_many_random_games_keeps_its_invariants() {
        return new TicketToRideProvider()
                .games().stream()
                        .flatMap(game -> EverySetup.of(game.info()).stream()
                                .map(setup -> DynamicTest.dynamicTest(
                                        "%s with %s".formatted(game.info().id(), setup), () -> play(game, setup))));
    }

    private static void play(Game game, Setup setup) {
        long start = System.nanoTime();
        long plies = ManyGames.play(game, setup, GAMES, Runtime.getRuntime().availableProcessors());
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        System.out.printf(
                "%s, %s: %,d games with %,d plies are clean (%d s)%n",
                game.info().id(), setup, GAMES, plies, time.toSeconds());
        assertThat(plies).isGreaterThan(100 * GAMES);
    }
}
