package dev.anden.server.store;

import dev.anden.protocol.TableStatus;
import java.util.List;
import java.util.Optional;

/// What is written to a table's log at once: all of it, or nothing.
///
/// @param plies the new plies, in order
/// @param command the command that caused them, if a client did
/// @param spent seats whose early choices are among the plies
/// @param status the table's new status, if it changes
public record Writing(
        List<StoredPly> plies, Optional<StoredCommand> command, List<Integer> spent, Optional<TableStatus> status) {
    public Writing {
        plies = List.copyOf(plies);
        spent = List.copyOf(spent);
    }
}
