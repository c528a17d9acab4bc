package dev.anden.server.store.postgres;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;

/// What a server of PostgreSQL has counted of pages that weren't as they had been written. It counts a page each time
/// that somebody finds it so, and goes on from there when the page is mended.
///
/// @param number how many since its statistics were begun
/// @param last when it was the last time, in the server's words; empty if it never was
record BrokenPages(long number, Optional<String> last) {
    private static final String COUNTED = "select coalesce(sum(checksum_failures), 0),"
            + " max(checksum_last_failure)::text from pg_stat_database where datname = current_database()";

    static BrokenPages counted(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(COUNTED)) {
            row.next();
            return new BrokenPages(row.getLong(1), Optional.ofNullable(row.getString(2)));
        }
    }

    /// What is wrong, if more were counted than before; with what to do once it isn't any more.
    List<String> since(long before) {
        return number <= before
                ? List.of()
                : List.of("checksum_failures = %d, the last one at %s; once that is mended, select pg_stat_reset()"
                        .formatted(number, last.orElse("?")));
    }
}
