package dev.anden.server.table;

import dev.anden.protocol.ReplayFile;
import dev.anden.protocol.TableStatus;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.StoredTable;
import java.util.Optional;

/// A finished game as a text.
final class Exporting {
    private Exporting() {}

    /// @throws RequestRefused if the game isn't over
    static String export(LiveTable table) {
        StoredTable stored = table.stored();
        if (stored.status() != TableStatus.OVER) {
            throw new RequestRefused(ProblemCode.NOT_OVER, "The game isn't over, and its log tells what is hidden.");
        }
        Play play = table.play().orElseThrow();
        return new ReplayFile(
                        stored.game(),
                        stored.rulesVersion(),
                        stored.seats().stream()
                                .map(seat -> seat.bot().isEmpty() ? "person " + seat.name() : "bot " + seat.bot())
                                .toList(),
                        Optional.of(stored.seed()),
                        play.history().lines(),
                        play.state().hash())
                .print();
    }
}
