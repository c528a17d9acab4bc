package dev.anden.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;

/// The connection that writes, and transactions said in the database's own words.
///
/// The driver's way (`setAutoCommit(false)`) begins the next transaction while it ends one, and believes in a
/// transaction whose beginning failed: on a locked database or a full disk, what should happen together was
/// seen to happen piece by piece.
final class WritingConnection {
    private static final Logger LOG = LoggerFactory.getLogger(WritingConnection.class);

    private final DataSource source;
    private Connection connection;
    private JdbcClient client;

    private WritingConnection(DataSource source, Connection connection) {
        this.source = source;
        this.connection = connection;
        client = clientOf(connection);
    }

    static WritingConnection open(DataSource source) throws SQLException {
        return new WritingConnection(source, source.getConnection());
    }

    /// The writer's lock is taken at once, so that what follows can't be refused for want of it.
    ///
    /// @throws SQLException if somebody else holds it, or the database can't be reached
    void begin() throws SQLException {
        if (connection.isClosed()) {
            reopen();
        }
        execute("begin immediate");
    }

    /// Carries a change out; if it fails, it is undone, and the transaction stays as it was before.
    ///
    /// @throws SQLException if the whole transaction is lost with it
    void attempt(PendingChange change) throws SQLException {
        execute("savepoint change");
        if (!change.carryOut(client)) {
            execute("rollback to change");
        }
        execute("release change");
    }

    /// @throws SQLException if it isn't on disk
    void commit() throws SQLException {
        execute("commit");
    }

    /// Ends a transaction that is lost. After some failures the database has rolled back by itself; then there is
    /// nothing left to do.
    void rollBack() {
        try {
            execute("rollback");
        } catch (SQLException already) {
            LOG.debug("Rolled back already", already);
            requireIdle();
        }
    }

    void close() {
        try {
            connection.close();
        } catch (SQLException gone) {
            LOG.debug("The connection was gone already", gone);
        }
    }

    /// A connection that can begin something has nothing open; any other is thrown away, and opened again when
    /// it is next needed.
    private void requireIdle() {
        try {
            execute("begin");
            execute("rollback");
        } catch (SQLException stuck) {
            LOG.debug("A connection is given up", stuck);
            close();
        }
    }

    private void reopen() throws SQLException {
        connection = source.getConnection();
        client = clientOf(connection);
    }

    private static JdbcClient clientOf(Connection connection) {
        return JdbcClient.create(new SingleConnectionDataSource(connection, true));
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
