package dev.anden.server.store.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.TableStatus;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.people.Resemblance;
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

/// By which command a table was set up is known as long as the table and whoever did it are.
@Tag("store")
class SetUpStoreTest {
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
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void the_same_command_of_the_same_person_sets_up_one_table() {
        assertThat(create("one", ANA)).isTrue();
        assertThat(create("two", ANA)).isFalse();
        assertThat(create("three", CLEO)).isTrue();

        assertThat(tables.ids("", 9)).containsExactly("one", OpenTable.ID, "three");
        assertThat(tables.setUp().find(ANA, "c")).contains("one");
        assertThat(tables.setUp().find(CLEO, "c")).contains("three");
        assertThat(tables.setUp().find(CLEO, "d")).isEmpty();
    }

    @Test
    void it_goes_with_the_table() {
        create("one", ANA);

        tables.remove("one");

        assertThat(tables.setUp().find(ANA, "c")).isEmpty();
        assertThat(create("two", ANA)).isTrue();
    }

    @Test
    void it_becomes_another_persons_with_the_table() {
        create("one", CLEO);

        tables.move(CLEO, ANA, Resemblance.NONE);

        assertThat(tables.setUp().find(ANA, "c")).contains("one");
        assertThat(tables.setUp().find(CLEO, "c")).isEmpty();
    }

    @Test
    void whoever_had_the_same_command_keeps_their_own() {
        create("one", CLEO);
        create("two", ANA);

        tables.move(CLEO, ANA, Resemblance.NONE);

        assertThat(tables.setUp().find(ANA, "c")).contains("two");
        assertThat(tables.setUp().find(CLEO, "c")).isEmpty();
    }

    private boolean create(String id, PersonId host) {
        StoredTable table = PlainTable.of(id, TableStatus.OPEN, StoredTable.Seat.of(0, host), StoredTable.Seat.free(1));
        return tables.setUp().create(table, Optional.empty(), "c");
    }
}
