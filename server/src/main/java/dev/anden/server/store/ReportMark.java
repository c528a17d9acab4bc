package dev.anden.server.store;

import java.nio.file.Path;
import java.util.function.Function;
import javax.sql.DataSource;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Says of a report that it was looked at, whoever else uses the database meanwhile: one statement, and a transaction
/// of its own. Servers needn't know.
public final class ReportMark {
    private static final String HANDLED =
            "update report set handled = coalesce(handled, cast(:at as bigint)) where id = :id";

    private ReportMark() {}

    /// In the database of a data folder.
    ///
    /// @param at milliseconds since 1970
    /// @return whether there is such a report
    /// @throws UnusableDatabase if there is no database, it isn't of this version, or it can't be written
    public static boolean set(Path folder, String report, long at) {
        Path file = Backup.existing(folder);
        EmbeddedDatabase.schema(file).requireToday();
        return set(DatabaseFile.source(file), report, at, failure -> DatabaseFile.unusable(file, failure));
    }

    /// In a database of PostgreSQL.
    ///
    /// @param at milliseconds since 1970
    /// @return whether there is such a report
    /// @throws UnusableDatabase if it can't be reached or written, or isn't of this version
    public static boolean set(PostgresAddress address, String report, long at) {
        PostgresDatabase.requireFit(address);
        PostgresDatabase.schema(address).requireToday();
        return set(address.source(), report, at, failure -> PostgresFailure.explained(address, failure));
    }

    private static boolean set(
            DataSource source, String report, long at, Function<Exception, UnusableDatabase> explained) {
        try {
            return JdbcClient.create(source)
                            .sql(HANDLED)
                            .param("at", at)
                            .param("id", report)
                            .update()
                    == 1;
        } catch (DataAccessException failure) {
            throw explained.apply(failure);
        }
    }
}
