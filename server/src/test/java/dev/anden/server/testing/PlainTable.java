package dev.anden.server.testing;

import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.table.ResultStore;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.TableStore;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A table without options, clocks or ratings that anybody finds.
public final class PlainTable {
    /// When it was made, in milliseconds since 1970.
    public static final long CREATED = 1_000_000;

    private PlainTable() {}

    /// Keeps a table and its people, who are called as their ids say.
    public static void keep(Database database, StoredTable table) {
        var people = new PersonStore(database);
        table.everybody().forEach(person -> people.introduce(person, person.text(), CREATED));
        new TableStore(database, new ResultStore(database)).create(table, Optional.empty());
    }

    /// @param seats the first of them is its host's
    public static StoredTable of(String id, TableStatus status, StoredTable.Seat... seats) {
        return new StoredTable(
                id,
                "ttr-usa",
                1,
                seats[0].person().orElseThrow(),
                status,
                "0".repeat(64),
                CREATED,
                new StoredTable.Terms(
                        Map.of(), TimeControl.NONE, false, false, SpectatorView.PUBLIC, true, false, Optional.empty()),
                Optional.empty(),
                Optional.empty(),
                List.of(seats),
                Optional.empty());
    }
}
