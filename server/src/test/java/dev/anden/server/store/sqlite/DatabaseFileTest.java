package dev.anden.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.database.UnusableDatabase;
import dev.anden.server.testing.TestDatabases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sqlite.NativeLibraryNotFoundException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

@Tag("sqlite")
class DatabaseFileTest {
    /// The second is what SQLite says where there is no room for the files beside a database that is only looked at.
    @ParameterizedTest
    @CsvSource({
        "SQLITE_FULL, disk-full",
        "SQLITE_IOERR_SHMSIZE, disk-full",
        "SQLITE_IOERR_READ, database-unusable",
        "SQLITE_CORRUPT_INDEX, database-damaged",
        "SQLITE_BUSY_SNAPSHOT, database-locked"
    })
    void what_keeps_a_database_from_being_used_is_told_by_what_can_be_done_about_it(SQLiteErrorCode code, String told) {
        var failure = new SQLiteException("as SQLite says it", code);

        assertThat(DatabaseFile.unusable(Path.of("anden.db"), failure).code()).isEqualTo(told);
    }

    @Test
    void a_folder_from_which_sqlite_cannot_be_loaded_is_told_and_not_the_database() {
        var failure = new SQLException("Error opening connection", new NativeLibraryNotFoundException("No library"));

        UnusableDatabase told = DatabaseFile.unusable(Path.of("anden.db"), failure);

        assertThat(told.code()).isEqualTo("library-unloadable");
        assertThat(told.facts()).containsExactly(System.getProperty("java.io.tmpdir"));
    }

    @Test
    void what_the_log_took_while_somebody_read_for_long_is_given_back_to_the_disk(@TempDir Path folder)
            throws SQLException, IOException {
        Path file = folder.resolve(EmbeddedDatabase.FILE);
        Path log = folder.resolve(EmbeddedDatabase.FILE + "-wal");
        try (Database database = TestDatabases.open(folder)) {
            try (Connection reader = DriverManager.getConnection("jdbc:sqlite:" + file);
                    Statement statement = reader.createStatement()) {
                statement.execute("begin");
                statement.executeQuery("select count(*) from setting").close();
                for (int time = 0; time < 24; time++) {
                    write(database, Integer.toString(time).repeat(1_000_000));
                }
                assertThat(Files.size(log)).isGreaterThan(20_000_000);
            }
            write(database, "nobody reads any more");
            write(database, "and the log begins anew");

            assertThat(Files.size(log)).isLessThan(20_000_000);
        }
    }

    private static void write(Database database, String value) {
        database.write(client -> client.sql("insert into setting (name, value) values ('long', ?)"
                        + " on conflict (name) do update set value = excluded.value")
                .param(value)
                .update());
    }
}
