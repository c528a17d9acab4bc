package dev.anden.server.store.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.anden.protocol.TableStatus;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.ForgottenPerson;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.people.Resemblance;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.testing.OpenTable;
import dev.anden.server.testing.PlainTable;
import dev.anden.server.testing.TestDatabases;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What somebody wanted a moment before they were forgotten.
@Tag("store")
class ForgottenPersonTest {
    private static final PersonId ANA = OpenTable.ANA;
    private static final PersonId CLEO = new PersonId("cleo");

    @TempDir
    Path folder;

    private Database database;
    private TableStore tables;

    @BeforeEach
    void open() {
        database = TestDatabases.open(folder);
        tables = OpenTable.in(database);
        new PersonStore(database).introduce(CLEO, "Cleo", 1);
        assertThat(new OwnDataStore(database).forget(CLEO, false)).isTrue();
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void they_get_no_table_whether_they_sit_there_or_not() {
        StoredTable own = PlainTable.of("own", TableStatus.OPEN, StoredTable.Seat.of(0, CLEO));
        StoredTable withAna =
                PlainTable.of("with Ana", TableStatus.OPEN, StoredTable.Seat.of(0, ANA), StoredTable.Seat.of(1, CLEO));

        assertThatExceptionOfType(ForgottenPerson.class).isThrownBy(() -> tables.create(own, Optional.empty()));
        assertThatExceptionOfType(ForgottenPerson.class).isThrownBy(() -> tables.create(withAna, Optional.empty()));

        assertThat(tables.ids("", 10)).containsExactly(OpenTable.ID);
    }

    @Test
    void they_get_no_seat() {
        assertThatExceptionOfType(ForgottenPerson.class)
                .isThrownBy(() ->
                        tables.open().occupy(OpenTable.ID, StoredTable.Seat.of(2, CLEO), Resemblance.NONE, false, 2));

        assertThat(OpenTable.seat(tables, 2)).isEqualTo(StoredTable.Seat.free(2));
    }

    @Test
    void they_get_nothing_of_a_guest_who_signs_in_as_they() {
        assertThat(tables.move(ANA, CLEO, Resemblance.NONE)).isFalse();

        assertThat(OpenTable.seat(tables, 0).person()).contains(ANA);
        assertThat(tables.find(OpenTable.ID).orElseThrow().host()).isEqualTo(ANA);
    }
}
