package dev.anden.server.store.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.TableStatus;
import dev.anden.server.store.access.Databases;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.testing.HeldRow;
import dev.anden.server.testing.OpenTable;
import dev.anden.server.testing.PlainTable;
import dev.anden.server.testing.TestPostgres;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Two servers are sent the same command at the same moment, and neither knows that it was carried out
/// before.
@Tag("postgresql")
class SetUpRaceTest {
    private final PostgresAddress address = TestPostgres.newMeetingPlace();

    @AutoClose
    private final Database one = Databases.open(address);

    @AutoClose
    private final Database two = Databases.open(address);

    private final TableStore tables = OpenTable.in(one);

    @Test
    void the_second_sets_up_no_table_and_leaves_nothing_behind() throws SQLException {
        try (var held = HeldRow.of(address, "person where id = 'ana'")) {
            var first = CompletableFuture.supplyAsync(() -> create(one, "first"));
            held.awaitWaiting(1);
            var second = CompletableFuture.supplyAsync(() -> create(two, "second"));
            held.awaitWaiting(2);
            held.letGo();

            assertThat(List.of(first.join(), second.join())).containsExactly(true, false);
        }
        assertThat(tables.ids("", 9)).containsExactly("first", OpenTable.ID);
        assertThat(tables.setUp().find(OpenTable.ANA, "c")).contains("first");
        assertThat(one.<Integer>read(client -> client.sql("select count(*) from seat where table_id = 'second'")
                        .query(Integer.class)
                        .single()))
                .isZero();
    }

    private static boolean create(Database database, String id) {
        StoredTable table =
                PlainTable.of(id, TableStatus.OPEN, StoredTable.Seat.of(0, OpenTable.ANA), StoredTable.Seat.free(1));
        return new SetUpStore(database).create(table, Optional.empty(), "c");
    }
}
