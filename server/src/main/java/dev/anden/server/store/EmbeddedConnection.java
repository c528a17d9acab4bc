package dev.anden.server.store;

import java.nio.file.Path;
import java.sql.SQLException;
import javax.sql.DataSource;

/// The one connection that writes to the embedded database.
final class EmbeddedConnection extends WritingConnection {
    private final DataSource source;

    private EmbeddedConnection(DataSource source) throws SQLException {
        super(source.getConnection());
        this.source = source;
    }

    /// @throws SQLException if the file can't be opened
    static EmbeddedConnection open(Path file) throws SQLException {
        return new EmbeddedConnection(DatabaseFile.source(file));
    }

    /// The writer's lock is taken at once, so that what follows can't be refused for want of it.
    @Override
    void begin() throws SQLException {
        if (isClosed()) {
            replace(source.getConnection());
        }
        execute("begin immediate");
    }

    @Override
    void commit() throws SQLException {
        execute("commit");
    }

    /// Nobody else uses the file.
    @Override
    void note(Notice notice) {
        // Nobody is to be told.
    }

    @Override
    void rest() {
        // A file doesn't go away.
    }
}
