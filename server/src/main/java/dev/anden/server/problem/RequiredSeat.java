package dev.anden.server.problem;

import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredTable;
import java.util.Optional;

/// The seat that a request is about, or what somebody is told where there is none.
public final class RequiredSeat {
    private RequiredSeat() {}

    /// The seat with a number.
    ///
    /// @throws RequestRefused if a table has no such seat
    public static StoredTable.Seat numbered(StoredTable table, int seat) {
        if (seat < 0 || seat >= table.seats().size()) {
            throw new RequestRefused(
                    ProblemCode.NO_SUCH_SEAT,
                    "The table has seats 0 to %d.".formatted(table.seats().size() - 1));
        }
        return table.seats().get(seat);
    }

    /// The seat of a person.
    ///
    /// @throws RequestRefused if the person has none
    public static int of(StoredTable table, Optional<PersonId> person) {
        return table.seatOf(person)
                .orElseThrow(() -> new RequestRefused(ProblemCode.NOT_SEATED, "Only players at this table may act."));
    }
}
