package dev.anden.games.tickettoride;

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

class TicketToRideContractTest implements GameContract {
    @Override
    public List<Game> games() {
        return new TicketToRideProvider().games();
    }

    @TestFactory
    Stream<DynamicTest> a_playthrough_reads_as_the_golden_file() {
        return games().stream()
                .flatMap(game -> IntStream.rangeClosed(
                                game.info().minimumSeats(), game.info().maximumSeats())
                        .mapToObj(seats -> DynamicTest.dynamicTest(
                                game.info().id() + " with " + seats + " seats",
                                () -> Playthrough.compare(
                                        game,
                                        new Setup(seats),
                                        1,
                                        Path.of("src/test/resources/playthroughs/%s-%d.txt"
                                                .formatted(game.info().id(), seats))))));
    }
}
