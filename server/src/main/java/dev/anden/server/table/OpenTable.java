package dev.anden.server.table;

import dev.anden.protocol.TableStatus;
import dev.anden.server.problem.NotKept;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.problem.RequiredSeat;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredTable;
import java.util.Optional;

/// A table whose game hasn't begun, for whatever changes it: what that asks of it first, and what comes after it is
/// written.
final class OpenTable {
    private final LiveTable table;

    OpenTable(LiveTable table) {
        this.table = table;
    }

    /// @throws RequestRefused if its game has started
    void require() {
        if (!isOpen()) {
            throw notOpen();
        }
    }

    /// @throws RequestRefused if the person isn't its host
    void requireHost(PersonId person) {
        if (!isHost(person)) {
            throw new RequestRefused(ProblemCode.NOT_HOST, "Only the table's host may do that.");
        }
    }

    boolean isOpen() {
        return table.stored().status() == TableStatus.OPEN;
    }

    /// Whether its game goes on.
    boolean isPlaying() {
        return table.stored().status() == TableStatus.PLAYING;
    }

    boolean isHost(PersonId person) {
        return table.stored().host().equals(person);
    }

    boolean sits(PersonId person) {
        return table.stored().seatOf(Optional.of(person)).isPresent();
    }

    /// @throws RequestRefused if there is no such seat
    StoredTable.Seat seat(int seat) {
        return RequiredSeat.numbered(table.stored(), seat);
    }

    /// Another server has written something first, which is read now.
    RequestRefused overtaken() {
        changed();
        return isOpen()
                ? new RequestRefused(ProblemCode.STALE_VERSION, "Somebody else was quicker; here is the current state.")
                : notOpen();
    }

    /// It is read again, and whoever watches is told: also of what another server has written first, for there
    /// is nothing new in it any more when that one is heard.
    ///
    /// @throws RequestRefused `not-known` if it can't be read, though it may be written
    void changed() {
        if (!table.refreshIfPossible()) {
            throw NotKept.unknown();
        }
        if (!table.staying().isDropped()) {
            table.watching().attend();
            table.telling().changed();
        }
    }

    private static RequestRefused notOpen() {
        return new RequestRefused(ProblemCode.NOT_OPEN, "The game has already begun.");
    }
}
