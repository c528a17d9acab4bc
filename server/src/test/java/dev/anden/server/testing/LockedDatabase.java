package dev.anden.server.testing;

import dev.anden.server.store.sqlite.EmbeddedDatabase;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/// The embedded database of a folder, in which somebody else is writing until it is closed: nobody can meanwhile.
public final class LockedDatabase implements AutoCloseable {
    private final Connection other;

    private LockedDatabase(Connection other) {
        this.other = other;
    }

    /// Somebody else begins to write.
    public static LockedDatabase in(Path folder) throws SQLException {
        var locked =
                new LockedDatabase(DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(EmbeddedDatabase.FILE)));
        locked.execute("begin immediate");
        return locked;
    }

    @Override
    public void close() throws SQLException {
        try (other) {
            execute("rollback");
        }
    }

    private void execute(String statement) throws SQLException {
        try (Statement once = other.createStatement()) {
            once.execute(statement);
        }
    }
}
