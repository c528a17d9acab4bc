package dev.anden.server.store;

import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// An open table with two people and a free seat.
final class OpenTable {
    static final String ID = "table";
    static final PersonId ANA = new PersonId("ana");
    static final PersonId BEA = new PersonId("bea");

    private OpenTable() {}

    static StoredTable of() {
        return new StoredTable(
                ID,
                "ttr-usa",
                1,
                ANA,
                TableStatus.OPEN,
                "00",
                1_000_000,
                Map.of(),
                TimeControl.NONE,
                false,
                false,
                SpectatorView.PUBLIC,
                true,
                Optional.empty(),
                Optional.empty(),
                List.of(StoredTable.Seat.of(0, ANA), StoredTable.Seat.of(1, BEA), StoredTable.Seat.free(2)));
    }
}
