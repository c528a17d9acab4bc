package dev.anden.server.preview;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.table.TableGlances;
import dev.anden.server.testing.Limited;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.OpenTable;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.web.Limits;
import dev.anden.server.web.RateLimits;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A page is sent whatever the database does, and whoever asks for too many is sent them all the same.
class TablesFromAfarTest {
    @TempDir
    Path folder;

    private final MovedClock clock = new MovedClock();
    private Database database;

    @BeforeEach
    void open() {
        database = TestDatabases.open(folder);
        OpenTable.in(database);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void a_database_that_cant_answer_is_left_alone_for_some_seconds() {
        TablesFromAfar tables = within(Limits.NONE);
        assertThat(isSeen(tables, "192.0.2.1")).isTrue();

        rename("game_table", "elsewhere");
        assertThat(isSeen(tables, "192.0.2.1")).isFalse();
        rename("elsewhere", "game_table");
        assertThat(isSeen(tables, "192.0.2.1")).isFalse();
        clock.pass(Duration.ofSeconds(11));
        assertThat(isSeen(tables, "192.0.2.1")).isTrue();
    }

    @Test
    void whoever_asks_too_often_sees_nothing_of_tables() {
        TablesFromAfar tables = within(Limited.REQUESTS.only(new Limits.Rate(1, 0.001)));

        for (int time = 0; time < Limits.ADDRESS; time++) {
            assertThat(isSeen(tables, "192.0.2.1")).isTrue();
        }
        assertThat(isSeen(tables, "192.0.2.1")).isFalse();
        assertThat(isSeen(tables, "198.51.100.1")).isTrue();
    }

    private TablesFromAfar within(Limits limits) {
        return new TablesFromAfar(new TableGlances(database), new RateLimits(limits, clock), clock);
    }

    private static boolean isSeen(TablesFromAfar tables, String address) {
        return tables.look(OpenTable.ID, address).isPresent();
    }

    private void rename(String from, String to) {
        database.write(client ->
                client.sql("alter table %s rename to %s".formatted(from, to)).update());
    }
}
