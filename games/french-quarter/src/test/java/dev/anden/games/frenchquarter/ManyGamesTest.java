package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.testkit.ManyGames;
import dev.anden.testkit.Thorough;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// A few hundred games in every build; `-Pmany-games` plays 250,000 for each set of options and number of seats.
class ManyGamesTest {
    private static final long GAMES = Long.getLong("anden.many.games", Thorough.amount(60, 200));

    @TestFactory
    Stream<DynamicTest> every_position_of_many_random_games_keeps_its_invariants() {
        return Variant.all().stream()
                .flatMap(game -> IntStream.rangeClosed(1, 4)
                        .mapToObj(seats -> DynamicTest.dynamicTest(
                                Variant.name(game) + " with " + seats + " seats", () -> play(game, seats))));
    }

    private static void play(Game game, int seats) {
        long plies = ManyGames.play(
                game, Setup.of(game.info(), seats), GAMES, Runtime.getRuntime().availableProcessors());
        System.out.printf(
                "%s, %d seats: %,d games with %,d plies are clean%n", Variant.name(game), seats, GAMES, plies);
        assertThat(plies).isGreaterThan(100 * GAMES);
    }
}
