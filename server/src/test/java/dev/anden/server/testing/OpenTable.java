package dev.anden.server.testing;

import dev.anden.protocol.TableStatus;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.PlyLog;
import dev.anden.server.store.table.ResultStore;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.store.table.Writing;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// An open table with two people and a free seat.
public final class OpenTable {
    public static final String ID = "table";
    public static final PersonId ANA = new PersonId("ana");
    public static final PersonId BEA = new PersonId("bea");

    private OpenTable() {}

    /// Keeps it in a database.
    public static TableStore in(Database database) {
        PlainTable.keep(
                database,
                PlainTable.of(
                        ID,
                        TableStatus.OPEN,
                        StoredTable.Seat.of(0, ANA),
                        StoredTable.Seat.of(1, BEA),
                        StoredTable.Seat.free(2)));
        return new TableStore(database, new ResultStore(database));
    }

    /// Its game begins, with whoever sits there.
    ///
    /// @throws dev.anden.server.store.table.LogConflict if it can't
    public static void begin(Database database) {
        new PlyLog(database)
                .append(
                        ID,
                        new Writing(
                                List.of(),
                                Optional.empty(),
                                Optional.empty(),
                                List.of(),
                                Optional.of(TableStatus.PLAYING),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Set.of(),
                                List.of(),
                                Optional.empty(),
                                Optional.empty()));
    }

    /// One of its seats, as it is kept.
    public static StoredTable.Seat seat(TableStore tables, int number) {
        return tables.find(ID).orElseThrow().seats().get(number);
    }
}
