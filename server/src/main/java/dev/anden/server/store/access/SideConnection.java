package dev.anden.server.store.access;

import dev.anden.server.store.database.UnusableDatabase;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.store.postgres.PostgresDatabase;
import dev.anden.server.store.postgres.PostgresFailure;
import dev.anden.server.store.sqlite.Backup;
import dev.anden.server.store.sqlite.DatabaseFile;
import dev.anden.server.store.sqlite.EmbeddedDatabase;
import java.nio.file.Path;
import java.util.function.Function;
import javax.sql.DataSource;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;

/// The way to a database for a few words beside whoever else uses it: each statement is a transaction of its own, and
/// servers aren't told.
public final class SideConnection {
    private final JdbcClient client;
    private final Function<Exception, UnusableDatabase> explained;

    private SideConnection(DataSource source, Function<Exception, UnusableDatabase> explained) {
        client = JdbcClient.create(source);
        this.explained = explained;
    }

    /// To the database of a data folder.
    ///
    /// @throws UnusableDatabase if there is no database, or it isn't of this version
    public static SideConnection of(Path folder) {
        Path file = Backup.existing(folder);
        EmbeddedDatabase.schema(file).requireToday();
        return new SideConnection(DatabaseFile.source(file), failure -> DatabaseFile.unusable(file, failure));
    }

    /// To a database of PostgreSQL.
    ///
    /// @throws UnusableDatabase if it can't be reached, or isn't of this version
    public static SideConnection of(PostgresAddress address) {
        PostgresDatabase.requireFit(address);
        PostgresDatabase.schema(address).requireToday();
        return new SideConnection(address.source(), failure -> PostgresFailure.explained(address, failure));
    }

    /// @throws UnusableDatabase if the database can't be reached or written
    public <T> T say(Function<JdbcClient, T> statement) {
        try {
            return statement.apply(client);
        } catch (DataAccessException failure) {
            throw explained.apply(failure);
        }
    }
}
