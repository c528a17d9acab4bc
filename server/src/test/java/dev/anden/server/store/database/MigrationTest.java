package dev.anden.server.store.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.RunningServer;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OldDatabase;
import dev.anden.server.testing.ServerCommand;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A database of an older version whose way to this one was cut off: the next start goes on from there.
@Tag("store")
class MigrationTest {
    /// The oldest version that a database is taken back to.
    private static final int OLDEST = 5;

    /// At how many of its steps, besides, the way is cut off by the death of a process.
    private static final int DEATHS = Thorough.amount(1, 5);

    /// Of so many steps each is where the way is cut off: those of long ago don't change, and take a thorough run.
    private static final int LATEST = Thorough.amount(8, Integer.MAX_VALUE);

    /// What Flyway notes of itself; when it did is another time each time.
    private static final String NOTES = "flyway_schema_history";

    /// What servers have kept last, which differs with each.
    private static final String MARKS = "last_change";

    @TempDir
    Path folder;

    private Path old;
    private SortedMap<String, SortedSet<String>> whole;

    /// A game that is over and one that goes on, in a database of before; and what becomes of it at one go.
    @BeforeEach
    void writeOldDatabase() throws IOException, SQLException {
        old = Files.createDirectory(folder.resolve("old"));
        try (RunningServer server = TestServers.start(old)) {
            Duel.start(server).chooseTickets();
            Guest ana = new Guest(server).named("Ana");
            try (LiveClient live = ana.watch(ana.createSoloTable().id())) {
                live.playToTheEnd();
            }
        }
        OldDatabase.before(old, OLDEST);
        Path straight = copy("straight");
        TestDatabases.open(straight).close();
        whole = content(straight);
        assertThat(whole).containsKeys("game_table", "seat_result", "game_name");
    }

    @Test
    void one_that_stopped_between_any_two_steps_is_completed() throws IOException, SQLException {
        List<MigrationVersion> versions = versions();
        assertThat(versions).hasSizeGreaterThan(25);
        Path underWay = copy("under-way");
        for (MigrationVersion version : versions.subList(Math.max(0, versions.size() - LATEST), versions.size())) {
            flyway(underWay, version).migrate();
            Path stopped = copy(underWay, "at-" + version);

            assertIsCompleted(stopped, "stopped after version " + version);
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void one_whose_process_was_killed_within_a_step_is_completed() throws Exception {
        Path counted = copy("counted");
        List<String> steps = StoppedMigration.steps(counted, TestDatabases.of(counted));
        int commit = steps.subList(steps.size() / 2, steps.size()).indexOf("commit") + steps.size() / 2;
        assertThat(steps.get(commit + 1)).isEqualTo("committed");

        IntStream even = IntStream.range(0, DEATHS).map(death -> (2 * death + 1) * steps.size() / (2 * DEATHS));
        int[] deaths = IntStream.concat(even, IntStream.of(commit, commit + 1))
                .distinct()
                .toArray();
        for (int step : deaths) {
            Path stopped = copy("killed-at-" + step);
            Process process = ServerCommand.plain()
                    .process(
                            StoppedMigration.class,
                            stopped.toString(),
                            StoppedMigration.named(TestDatabases.of(stopped)),
                            Integer.toString(step))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            assertThat(process.waitFor()).as("killed at step %d", step).isEqualTo(StoppedMigration.DEAD);

            assertIsCompleted(stopped, "killed at step %d, %s".formatted(step, steps.get(step)));
        }
    }

    private void assertIsCompleted(Path stopped, String how) throws SQLException {
        try (Database database = TestDatabases.open(stopped)) {
            assertThat(database.commits()).as(how).isNotNegative();
        }
        assertThat(content(stopped)).as(how).isEqualTo(whole);
    }

    private Path copy(String name) throws IOException {
        return copy(old, name);
    }

    private Path copy(Path from, String name) throws IOException {
        Path copy = Files.createDirectory(folder.resolve(name));
        TestDatabases.copy(from, copy);
        return copy;
    }

    private List<MigrationVersion> versions() {
        return Stream.of(flyway(old, MigrationVersion.LATEST).info().pending())
                .map(MigrationInfo::getVersion)
                .toList();
    }

    private static Flyway flyway(Path database, MigrationVersion target) {
        return Flyway.configure()
                .dataSource(TestDatabases.source(database))
                .locations("classpath:db/migration")
                .target(target)
                .load();
    }

    /// The columns, the indexes and the rows of all tables.
    private static SortedMap<String, SortedSet<String>> content(Path database) throws SQLException {
        var content = new TreeMap<String, SortedSet<String>>();
        try (Connection connection = TestDatabases.source(database).getConnection()) {
            for (String table : tables(connection)) {
                var told = new TreeSet<String>();
                try (ResultSet columns = connection.getMetaData().getColumns(null, null, table, null)) {
                    while (columns.next()) {
                        told.add("column " + columns.getString("COLUMN_NAME") + " " + columns.getString("TYPE_NAME")
                                + " " + columns.getString("IS_NULLABLE") + " " + columns.getString("COLUMN_DEF"));
                    }
                }
                try (ResultSet indexes = connection.getMetaData().getIndexInfo(null, null, table, false, true)) {
                    while (indexes.next()) {
                        told.add("index " + indexes.getString("INDEX_NAME") + " " + indexes.getString("COLUMN_NAME"));
                    }
                }
                if (table.equals(NOTES)) {
                    told.addAll(rows(connection, "select version, checksum, success from " + table));
                } else if (!table.equals(MARKS)) {
                    told.addAll(rows(connection, "select * from " + table));
                }
                content.put(table, told);
            }
        }
        return content;
    }

    private static List<String> tables(Connection connection) throws SQLException {
        var tables = new ArrayList<String>();
        try (ResultSet found = connection.getMetaData().getTables(null, null, "%", new String[] {"TABLE"})) {
            while (found.next()) {
                tables.add(found.getString("TABLE_NAME").toLowerCase(Locale.ROOT));
            }
        }
        return tables;
    }

    private static List<String> rows(Connection connection, String question) throws SQLException {
        var rows = new ArrayList<String>();
        try (var statement = connection.createStatement();
                ResultSet row = statement.executeQuery(question)) {
            while (row.next()) {
                var told = new StringBuilder("row");
                for (int column = 1; column <= row.getMetaData().getColumnCount(); column++) {
                    told.append(' ').append(row.getString(column));
                }
                rows.add(told.toString());
            }
        }
        return rows;
    }
}
