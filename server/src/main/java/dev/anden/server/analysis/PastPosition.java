package dev.anden.server.analysis;

import dev.anden.engine.State;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.LiveTables;
import dev.anden.table.Recording;
import java.util.Optional;

/// A position of a game that is over, for whoever may go through it.
final class PastPosition {
    private PastPosition() {}

    /// The table is free for others while the position is worked out.
    ///
    /// @param ply how many plies came before
    /// @return the position with all that is hidden in it
    /// @throws RequestRefused if the game isn't over, isn't open to the person, or has no such position
    static State of(LiveTables tables, String table, Optional<PersonId> person, int ply) {
        Recording recording = tables.at(table, person, found -> found.pastGame().recording(Optional.empty()));
        if (ply < 0 || ply > recording.plies()) {
            throw new RequestRefused(
                    ProblemCode.BAD_MESSAGE, "The game has positions 0 to %d.".formatted(recording.plies()));
        }
        return recording.at(ply);
    }
}
