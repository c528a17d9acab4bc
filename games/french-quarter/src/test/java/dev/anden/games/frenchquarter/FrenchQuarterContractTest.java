package dev.anden.games.frenchquarter;

import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.testkit.GameContract;
import dev.anden.testkit.Playthrough;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class FrenchQuarterContractTest implements GameContract {
    @Override
    public List<Game> games() {
        return List.of(Variant.PLAIN);
    }

    /// The plain game for each number of seats, and every other set of options once.
    @TestFactory
    Stream<DynamicTest> a_playthrough_reads_as_the_golden_file() {
        return Variant.all().stream()
                .flatMap(game -> IntStream.rangeClosed(1, game == Variant.PLAIN ? 4 : 2)
                        .filter(seats -> game == Variant.PLAIN || seats == 2)
                        .mapToObj(seats -> DynamicTest.dynamicTest(
                                Variant.name(game) + " with " + seats + " seats",
                                () -> Playthrough.compare(
                                        game,
                                        Setup.of(game.info(), seats),
                                        1,
                                        Path.of("src/test/resources/playthroughs/%s-%d.txt"
                                                .formatted(Variant.name(game), seats))))));
    }
}
