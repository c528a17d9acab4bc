package dev.anden.server.store;

import dev.anden.protocol.TableStatus;
import dev.anden.table.EarlyChoice;
import dev.anden.table.Ending;
import dev.anden.table.Line;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What is written of a table at once: all of it, or nothing.
///
/// @param lines the log's new lines, in order
/// @param command the command that caused them, if a client did
/// @param kept a choice that is to wait for its turn
/// @param dropped kept choices that aren't needed any more
/// @param status the table's new status, if it changes
/// @param host whoever is the host from now on, if that changes
/// @param ending how the game ended, if it is over with it
/// @param clocks what the clocks show with it, where time is counted
/// @param toAct the seats that the table waits for after it
public record Writing(
        List<Line> lines,
        Optional<StoredCommand> command,
        Optional<EarlyChoice> kept,
        List<EarlyChoice> dropped,
        Optional<TableStatus> status,
        Optional<PersonId> host,
        Optional<Ending> ending,
        Optional<WrittenClocks> clocks,
        Set<Integer> toAct) {
    public Writing {
        lines = List.copyOf(lines);
        dropped = List.copyOf(dropped);
        toAct = Set.copyOf(toAct);
    }
}
