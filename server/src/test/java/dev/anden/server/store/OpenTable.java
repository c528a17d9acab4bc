package dev.anden.server.store;

import dev.anden.protocol.TableStatus;

/// An open table with two people and a free seat.
final class OpenTable {
    static final String ID = "table";
    static final PersonId ANA = new PersonId("ana");
    static final PersonId BEA = new PersonId("bea");

    private OpenTable() {}

    /// Keeps it in a database.
    static TableStore in(Database database) {
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

    /// One of its seats, as it is kept.
    static StoredTable.Seat seat(TableStore tables, int number) {
        return tables.find(ID).orElseThrow().seats().get(number);
    }
}
