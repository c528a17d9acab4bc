package dev.anden.server.store;

import dev.anden.protocol.TableStatus;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What is written to a table's log at once: all of it, or nothing.
///
/// @param lines the new lines, in order
/// @param command the command that caused them, if a client did
/// @param spent early choices that have had their turn
/// @param status the table's new status, if it changes
/// @param toAct the seats that the table waits for after it
public record Writing(
        List<StoredLine> lines,
        Optional<StoredCommand> command,
        List<StoredEarlyChoice> spent,
        Optional<TableStatus> status,
        Set<Integer> toAct) {
    public Writing {
        lines = List.copyOf(lines);
        spent = List.copyOf(spent);
        toAct = Set.copyOf(toAct);
    }
}
