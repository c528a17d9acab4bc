package dev.anden.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
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
}
