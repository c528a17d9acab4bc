package dev.anden.server.table;

import dev.anden.arena.Replay;
import dev.anden.arena.ReplayWriter;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.StoredTable;
import dev.anden.table.Play;
import java.util.List;
import java.util.Optional;

/// A finished game as a text, the same that simulations write.
final class Exporting {
    private Exporting() {}

    /// @throws RequestRefused if the game isn't over
    static String export(LiveTable table) {
        StoredTable stored = table.stored();
        if (!stored.status().isPast()) {
            throw new RequestRefused(ProblemCode.NOT_OVER, "The game isn't over; its log would reveal what is hidden.");
        }
        Play play = table.play().orElseThrow();
        List<String> players = stored.seats().stream()
                .map(seat -> seat.bot().isEmpty() ? seat.name() : seat.bot())
                .toList();
        var replay = Replay.of(play.game(), stored.setup(play.game().info()), Optional.empty(), players, play.codes());
        return ReplayWriter.write(play.game(), replay);
    }
}
