package dev.anden.server.table;

import dev.anden.server.problem.RequestRefused;
import dev.anden.server.problem.RequiredId;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.TableStore;
import dev.anden.table.Objection;
import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// Sets tables up, once for each command of a person: one that is sent again, because its answer was
/// lost, is answered with the table that is there, and counts as none.
final class SettingUp {
    /// So many people set up tables at the same time without waiting for one another.
    private static final int TURNS = 64;

    private final TableStore tables;

    /// What is sent again may come while the first one is still being carried out.
    private final Lock[] turns =
            IntStream.range(0, TURNS).mapToObj(_ -> new ReentrantLock()).toArray(Lock[]::new);

    SettingUp(TableStore tables) {
        this.tables = tables;
    }

    /// The table of a command.
    ///
    /// @param command the client's id of it, if it has one
    /// @param fits whether a table is one that this command sets up
    /// @param making sets it up
    /// @return its id
    /// @throws RequestRefused if the person has set up another one by this command, or whatever setting
    ///     it up refuses
    String table(PersonId person, Optional<String> command, Predicate<StoredTable> fits, Supplier<String> making) {
        return command.map(id -> once(person, id, fits, making)).orElseGet(making);
    }

    private String once(PersonId person, String command, Predicate<StoredTable> fits, Supplier<String> making) {
        RequiredId.require(command);
        Lock turn = turns[Math.floorMod(person.hashCode(), TURNS)];
        turn.lock();
        try {
            return tables.setUp()
                    .find(person, command)
                    .map(table -> again(table, fits))
                    .orElseGet(making);
        } finally {
            turn.unlock();
        }
    }

    private String again(String table, Predicate<StoredTable> fits) {
        if (tables.find(table).filter(fits).isEmpty()) {
            throw new RequestRefused(Objection.commandReused());
        }
        return table;
    }
}
