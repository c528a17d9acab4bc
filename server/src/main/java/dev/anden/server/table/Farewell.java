package dev.anden.server.table;

import dev.anden.protocol.TableStatus;
import dev.anden.server.store.people.PersonId;
import java.util.Optional;

/// Somebody goes from one table for good.
final class Farewell {
    private final LiveTable table;

    Farewell(LiveTable table) {
        this.table = table;
    }

    /// A bot plays on in a game that goes on; at an open table the seat becomes free, and where nobody is left to
    /// be the host the table closes.
    ///
    /// @param command a new id
    /// @return whether there was anything to leave
    /// @throws dev.anden.server.problem.RequestRefused if another server has done something there first, or it
    ///     can't be written down
    boolean of(PersonId person, String command) {
        Optional<Integer> seat = table.stored().seatOf(Optional.of(person));
        if (table.stored().status() == TableStatus.OPEN) {
            boolean closes = table.stored().host().equals(person)
                    && table.leaving().heir().isEmpty();
            if (closes) {
                table.hosting().closeForGood();
            } else {
                standUp(person, seat);
            }
            return true;
        }
        if (table.stored().status() == TableStatus.PLAYING
                && seat.filter(this::mayBePlayed).isPresent()) {
            table.leaving().resign(Optional.of(person), command);
            return true;
        }
        return false;
    }

    private void standUp(PersonId person, Optional<Integer> seat) {
        if (seat.isPresent()) {
            table.seating().standUp(person, seat.get());
        } else {
            table.leaving().heir().ifPresent(heir -> table.hosting().leaveTo(heir, person));
        }
    }

    private boolean mayBePlayed(int seat) {
        return table.stored().seats().get(seat).mayBePlayedByPerson();
    }
}
