package dev.anden.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// Somebody plays a whole game on each of the boards that have rules of their own, against a bot.
class BoardsIT {
    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @TempDir
    private Path data = Path.of("");

    @Test
    void europe_is_played_to_the_end_with_tunnels_and_a_station() throws IOException {
        Purpose purpose = play("Europe", false, "Tunnel:");

        assertThat(purpose.builtStation()).isTrue();
    }

    @Test
    void berlin_is_played_to_the_end_by_tram_and_subway() throws IOException {
        play("Berlin", true, "1 subway car");
    }

    @Test
    void paris_is_played_to_the_end_with_a_card_kept_for_the_flag() throws IOException {
        Purpose purpose = play("Paris", true, "blue");

        assertThat(purpose.decisions()).isPositive();
    }

    /// Plays a whole game; the purpose with which it was played.
    private Purpose play(String board, boolean eager, String wanted) throws IOException {
        try (AndenProcess server = AndenProcess.start(data)) {
            Visitor visitor = BROWSER.visitor(Look.desk("en-US").calmly());
            Home.open(visitor, server)
                    .board(board)
                    .seats(List.of("me", "bot:greedy"))
                    .start();
            Traveller traveller = new Traveller(visitor);
            Purpose purpose = new Purpose(traveller, eager, wanted);
            while (traveller.awaitTurnOrEnd()) {
                purpose.choose();
            }

            EndScreen end = EndScreen.await(visitor);
            assertThat(end.rows()).hasSize(2);
            assertThat(end.rows())
                    .allSatisfy(row -> assertThat(row.sum()).as(row.name()).isEqualTo(row.total()));
            assertThat(purpose.claims()).isPositive();
            assertThat(visitor.faults()).isEmpty();
            return purpose;
        }
    }
}
