package dev.anden.server.table;

import dev.anden.protocol.TableStatus;
import dev.anden.server.store.ListedTable;
import dev.anden.server.store.PersonId;
import dev.anden.server.store.StoredTable;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Who is asked to which open table, and who has come.
public final class Invitations {
    private final Services services;

    /// @param services what tables need
    public Invitations(Services services) {
        this.services = services;
    }

    /// Whether a person is asked to a table at which the same people play again: not where they and its host
    /// don't want to have to do with each other. Who sits there already stays.
    boolean reaches(String next, PersonId person) {
        return services.tables()
                .find(next)
                .filter(table -> reaches(table, person))
                .isPresent();
    }

    private boolean reaches(StoredTable next, PersonId person) {
        return sits(next, person) || !areApart(next.host(), person);
    }

    private boolean areApart(PersonId host, PersonId person) {
        return services.silences().blockedBy(host).contains(person)
                || services.silences().blockedBy(person).contains(host);
    }

    /// Whether those who played with a person wait for them to play again, and can't have begun without them. Whoever
    /// has said no isn't waited for.
    ///
    /// @param over the table at which they played
    public boolean isOpen(String over, PersonId person) {
        Predicate<StoredTable> waits = next -> next.status() == TableStatus.OPEN
                && !sits(next, person)
                && reaches(next, person)
                && !services.tables().declines().isDeclined(next.id(), person);
        return services.tables()
                .find(over)
                .flatMap(StoredTable::rematch)
                .flatMap(services.tables()::find)
                .filter(waits)
                .isPresent();
    }

    /// The tables at which those who played with a person wait for them to play again, newest first: those of
    /// [#isOpen], as lists show them.
    List<ListedTable> of(PersonId person, int limit) {
        return services.tables().listAsking(person, limit).stream()
                .filter(row -> reaches(row.table(), person))
                .toList();
    }

    /// Whether somebody waits at an open table for its host to start the game.
    public boolean isAccepted(String table, PersonId host) {
        return services.tables()
                .find(table)
                .filter(open -> open.status() == TableStatus.OPEN && open.host().equals(host))
                .filter(open -> open.seats().stream()
                        .flatMap(seat -> seat.person().stream())
                        .anyMatch(person -> !person.equals(host)))
                .isPresent();
    }

    private static boolean sits(StoredTable table, PersonId person) {
        return table.seatOf(Optional.of(person)).isPresent();
    }
}
