package dev.anden.server.store.table;

import dev.anden.table.EarlyChoice;
import dev.anden.table.Line;
import dev.anden.table.Reading;
import java.util.List;
import java.util.Optional;

/// The end of a table's log, and what belongs to it.
///
/// @param lines its lines, in order
/// @param kept the choices that wait for their turn
/// @param clocks what the clocks showed when the last of the lines was written that has a time; empty if none has
public record LogPart(List<Line> lines, List<EarlyChoice> kept, Optional<Reading> clocks) {
    public LogPart {
        lines = List.copyOf(lines);
        kept = List.copyOf(kept);
    }
}
