package dev.anden.server.store.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.TableStatus;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.table.TableGlances.Glance;
import dev.anden.server.testing.OpenTable;
import dev.anden.server.testing.TestDatabases;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What of a table is seen from afar.
@Tag("store")
class TableGlancesTest {
    @TempDir
    Path folder;

    private Database database;
    private TableGlances glances;

    @BeforeEach
    void open() {
        database = TestDatabases.open(folder);
        OpenTable.in(database);
        glances = new TableGlances(database);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void its_game_is_seen_and_how_many_seats_are_free() {
        assertThat(glances.of(OpenTable.ID)).contains(new Glance("ttr-usa", TableStatus.OPEN, 1));
        assertThat(glances.of("elsewhere")).isEmpty();
    }

    @Test
    void one_that_was_brought_along_is_not_seen() {
        change("imported = 1");

        assertThat(glances.of(OpenTable.ID)).isEmpty();
    }

    @Test
    void one_whose_row_cant_be_read_counts_as_damaged() {
        change("status = 'nowhere'");

        assertThat(glances.of(OpenTable.ID)).map(Glance::status).contains(TableStatus.DAMAGED);
    }

    private void change(String what) {
        database.write(client -> client.sql("update game_table set " + what).update());
    }
}
