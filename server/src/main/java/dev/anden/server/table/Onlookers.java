package dev.anden.server.table;

import dev.anden.protocol.TableStatus;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.table.audience.Observer;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// Those who see a table as it is and have nothing to do with it: all of them are told the same. As long as people may
/// be asked to it, that isn't known of anybody.
///
/// One of these is for one message: who has to do with the next game of the same people is read once for it, and only
/// if somebody looks on. Used under the table's lock.
final class Onlookers implements Predicate<Observer> {
    private final LiveTable table;
    private Optional<Set<PersonId>> concerned = Optional.empty();

    Onlookers(LiveTable table) {
        this.table = table;
    }

    @Override
    public boolean test(Observer observer) {
        StoredTable stored = table.stored();
        return stored.status() != TableStatus.OPEN
                && !table.gallery().holds(observer)
                && stored.seatOf(observer.person()).isEmpty()
                && !observer.person().equals(Optional.of(stored.host()))
                && observer.person().filter(this::isConcerned).isEmpty();
    }

    private boolean isConcerned(PersonId person) {
        Set<PersonId> people = concerned.orElseGet(table.invitees()::concerned);
        concerned = Optional.of(people);
        return people.contains(person);
    }
}
