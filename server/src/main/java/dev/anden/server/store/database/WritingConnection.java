package dev.anden.server.store.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.PessimisticLockingFailureException;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;

/// The connection that writes, and transactions said in the database's own words. One thread uses it.
///
/// The drivers' way (`setAutoCommit(false)`) leaves it to them when a transaction begins: SQLite's begins the
/// next one while it ends one, and believes in a transaction whose beginning failed: on a locked database or a
/// full disk, what should happen together was seen to happen piece by piece.
public abstract class WritingConnection {
    private static final Logger LOG = LoggerFactory.getLogger(WritingConnection.class);

    private Connection connection;
    private JdbcOperations operations;
    private JdbcClient client;

    /// @param connection is its own from now on, and closed with it
    protected WritingConnection(Connection connection) {
        this.connection = connection;
        operations = operationsOn(connection);
        client = JdbcClient.create(operations);
    }

    /// Begins a transaction, on a new connection if the former one is gone.
    ///
    /// @param patience for how long it may wait for what somebody else keeps
    /// @throws SQLException if the database can't be written to now
    protected abstract void begin(Patience patience) throws SQLException;

    /// Whether others write to the database at the same time.
    protected abstract boolean isShared();

    /// Ends a transaction.
    ///
    /// @throws UnknownOutcome if nobody can tell whether it is on disk
    /// @throws SQLException if it isn't on disk
    protected abstract void commit() throws SQLException;

    /// Nothing was written for a while: the time to see whether the connection is still there.
    protected abstract void rest();

    /// Carries a change out; if it fails, it is undone, and the transaction stays as it was before.
    ///
    /// @throws SQLException if the whole transaction is lost with it
    final void attempt(PendingChange change) throws SQLException {
        execute("savepoint change");
        if (change.carryOut(client)) {
            change.message().ifPresent(this::note);
        } else {
            execute("rollback to change");
            requireUnhindered(change);
        }
        execute("release change");
    }

    /// Carries changes out that aren't expected to fail; those of which many are made come last, each
    /// kind together.
    ///
    /// @throws SQLException if one of them does; the whole transaction is lost with it
    final void trust(List<PendingChange> changes) throws SQLException {
        var joint = new LinkedHashMap<JointChange.Kind, List<JointChange>>();
        for (PendingChange change : changes) {
            change.joint()
                    .ifPresent(one -> joint.computeIfAbsent(one.kind(), _ -> new ArrayList<>())
                            .add(one));
            if (change.joint().isEmpty() && !change.carryOut(client)) {
                throw new SQLException("A change that was trusted has failed");
            }
            change.message().ifPresent(this::note);
        }
        try {
            joint.forEach((kind, together) -> kind.carryOut(operations, together));
        } catch (RuntimeException failure) {
            throw new SQLException("One of the changes that were made together has failed", failure);
        }
    }

    /// Other servers are to look at something again when the transaction is on disk.
    protected abstract void note(Message message);

    /// Servers that write at the same time may hinder each other. That is no answer for whoever wants something kept:
    /// the transaction is given up, and its changes are tried again.
    private void requireUnhindered(PendingChange change) throws SQLException {
        if (change.hasFailed(PessimisticLockingFailureException.class::isInstance) || change.hasFailed(this::isHeld)) {
            throw new SQLException("Another server was in the way");
        }
    }

    /// Whether a failure, or one behind it, means that there is no room left.
    protected abstract boolean isFull(Throwable failure);

    /// Whether a failure, or one behind it, means that somebody else keeps what it needs for too long.
    protected abstract boolean isHeld(Throwable failure);

    /// Ends a transaction that is lost. After some failures the database has rolled back by itself; then there is
    /// nothing left to do.
    final void rollBack() {
        try {
            execute("rollback");
        } catch (SQLException already) {
            LOG.debug("Rolled back already", already);
            requireIdle();
        }
    }

    /// Closes it; whoever writes next has to have another one ([#replace]).
    public final void close() {
        try {
            connection.close();
        } catch (SQLException gone) {
            LOG.debug("The connection was gone already", gone);
        }
    }

    /// Whether it is closed, by us or because it was found to be gone.
    ///
    /// @throws SQLException if that can't be told
    protected final boolean isClosed() throws SQLException {
        return connection.isClosed();
    }

    /// Goes on with another connection.
    protected final void replace(Connection other) {
        connection = other;
        operations = operationsOn(other);
        client = JdbcClient.create(operations);
    }

    /// What it goes over just now.
    public final Connection connection() {
        return connection;
    }

    /// Says something in the database's own words.
    ///
    /// @throws SQLException if the database refuses it, or can't be reached
    public final void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
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

    private static JdbcOperations operationsOn(Connection connection) {
        return new JdbcTemplate(new SingleConnectionDataSource(connection, true));
    }

    /// For how long a transaction waits for what somebody else keeps.
    protected enum Patience {
        /// As long as others who write as well may keep something.
        FULL,
        /// As long as they do as a rule.
        SOME,
        /// Hardly longer than for what nobody keeps.
        HARDLY_ANY
    }

    /// The connection went while a transaction was ending, and nobody can be asked whether it was kept.
    public static final class UnknownOutcome extends SQLException {
        private static final long serialVersionUID = 1L;

        /// @param lost what went wrong at last
        public UnknownOutcome(SQLException lost) {
            super("Nobody knows whether it was kept", lost);
        }
    }
}
