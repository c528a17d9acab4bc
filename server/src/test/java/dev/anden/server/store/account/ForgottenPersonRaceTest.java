package dev.anden.server.store.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.anden.protocol.TableStatus;
import dev.anden.server.store.access.Databases;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.ForgottenPerson;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.people.Resemblance;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.testing.HeldRow;
import dev.anden.server.testing.OpenTable;
import dev.anden.server.testing.PlainTable;
import dev.anden.server.testing.TestPostgres;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// One server forgets somebody, and at the same moment another one gives them a table or a seat.
@Tag("postgresql")
class ForgottenPersonRaceTest {
    private static final PersonId CLEO = new PersonId("cleo");

    private final PostgresAddress address = TestPostgres.newMeetingPlace();

    @AutoClose
    private final Database database = Databases.open(address);

    private final TableStore tables = OpenTable.in(database);

    @BeforeEach
    void introduce() {
        new PersonStore(database).introduce(CLEO, "Cleo", 1);
    }

    @Test
    void whoever_is_forgotten_meanwhile_gets_no_table() throws SQLException {
        StoredTable table = PlainTable.of("own", TableStatus.OPEN, StoredTable.Seat.of(0, CLEO));

        assertForgotten(whileSomebodyElse(
                "delete from person where id = 'cleo'", () -> tables.create(table, Optional.empty())));

        assertThat(tables.ids("", 10)).containsExactly(OpenTable.ID);
    }

    @Test
    void whoever_is_forgotten_meanwhile_gets_no_seat() throws SQLException {
        assertForgotten(whileSomebodyElse(
                "delete from person where id = 'cleo'",
                () -> tables.open().occupy(OpenTable.ID, StoredTable.Seat.of(2, CLEO), Resemblance.NONE, false, 2)));

        assertThat(OpenTable.seat(tables, 2)).isEqualTo(StoredTable.Seat.free(2));
    }

    @Test
    void whoever_gets_a_seat_meanwhile_is_not_forgotten_yet() throws SQLException {
        var people = new OwnDataStore(database);

        whileSomebodyElse(
                        "update seat set kind = 'person', person = 'cleo' where seat = 2",
                        () -> assertThat(people.forget(CLEO, false)).isFalse())
                .join();

        assertThat(new PersonStore(database).name(CLEO)).contains("Cleo");
        assertThat(people.forget(CLEO, true)).isTrue();
    }

    /// What comes of a change while another server, which has Cleo's row already, does something else.
    private CompletableFuture<Void> whileSomebodyElse(String other, Runnable change) throws SQLException {
        try (var held = HeldRow.of(address, "person where id = 'cleo'")) {
            CompletableFuture<Void> answer = CompletableFuture.runAsync(change);
            held.awaitWaiting(1);
            held.change(other);
            held.letGo();
            answer.exceptionally(failure -> null).join();
            return answer;
        }
    }

    private static void assertForgotten(CompletableFuture<Void> answer) {
        assertThatExceptionOfType(CompletionException.class)
                .isThrownBy(answer::join)
                .withCauseInstanceOf(ForgottenPerson.class);
    }
}
