package dev.anden.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The one connection that writes to a database of PostgreSQL. It is also what keeps the database for this server
/// ([PostgresLock]): whoever can write has it.
///
/// A connection that is lost is taken up again for as long as one waits for a disk; longer than that, what is to be
/// written is refused, until the server is back. If the connection goes while a transaction ends, the server is
/// asked afterwards whether it was kept.
final class PostgresConnection extends WritingConnection {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresConnection.class);

    private static final long PATIENCE_NANOSECONDS = TimeUnit.SECONDS.toNanos(3);
    private static final long FIRST_PAUSE_MILLISECONDS = 20;
    private static final long LONGEST_PAUSE_MILLISECONDS = 500;

    private final PostgresLock lock;
    private final CompletableFuture<Boolean> taken = new CompletableFuture<>();
    private String transaction = "";

    private PostgresConnection(PostgresLock lock, Connection connection) {
        super(connection);
        this.lock = lock;
    }

    /// @throws UnusableDatabase if another server has the database
    /// @throws SQLException if it can't be reached
    static PostgresConnection open(PostgresAddress address) throws SQLException {
        var lock = new PostgresLock(address);
        return new PostgresConnection(lock, lock.connect());
    }

    @Override
    void begin() throws SQLException {
        untilItIsThere(() -> {
            try (Statement statement = connection().createStatement()) {
                // The number of the transaction is what the server is asked by, should the connection go.
                statement.execute("begin; select pg_current_xact_id()::text");
                statement.getMoreResults();
                transaction = only(statement.getResultSet());
            }
        });
    }

    @Override
    void commit() throws SQLException {
        try {
            execute("commit");
        } catch (SQLException failure) {
            if (!PostgresFailure.isLost(failure) && !isClosed()) {
                throw failure;
            }
            requireKept(transaction, failure);
        }
    }

    @Override
    void rest() {
        try {
            untilItIsThere(() -> execute("select 1"));
        } catch (SQLException away) {
            LOG.atWarn().addKeyValue("state", away.getSQLState()).log("The database can't be reached");
        }
    }

    /// What it is called from the next time on that it is opened.
    ///
    /// @return the name
    String announce(String reached) {
        return lock.announce(reached);
    }

    /// Is completed when another server has the database.
    CompletableFuture<Boolean> taken() {
        return taken;
    }

    /// Comes back if a transaction was kept whose end was not answered. The former connection is gone for good by
    /// then, so the answer doesn't change any more.
    private void requireKept(String number, SQLException lost) throws SQLException {
        close();
        var outcome = new AtomicReference<>("");
        try {
            untilItIsThere(() -> outcome.set(outcome(number)));
        } catch (SQLException away) {
            throw new UnknownOutcome(away);
        }
        switch (outcome.get()) {
            case "committed" -> LOG.info("A transaction was kept though its end was not told");
            case "aborted" -> throw lost;
            default -> throw new UnknownOutcome(lost);
        }
    }

    private String outcome(String number) throws SQLException {
        try (PreparedStatement statement =
                connection().prepareStatement("select coalesce(pg_xact_status(?::xid8), 'unknown')")) {
            statement.setString(1, number);
            return only(statement.executeQuery());
        }
    }

    /// Does something on a connection that is there, and takes it up again as long as one may wait for it.
    private void untilItIsThere(Step step) throws SQLException {
        long until = System.nanoTime() + PATIENCE_NANOSECONDS;
        long pause = FIRST_PAUSE_MILLISECONDS;
        while (true) {
            try {
                if (isClosed()) {
                    reconnect();
                }
                step.take();
                return;
            } catch (SQLException failure) {
                if (isClosed() || PostgresFailure.isLost(failure)) {
                    close();
                }
                if (!isClosed() || taken.isDone() || System.nanoTime() > until) {
                    throw failure;
                }
            }
            PostgresLock.pause(pause);
            pause = Math.min(2 * pause, LONGEST_PAUSE_MILLISECONDS);
        }
    }

    private void reconnect() throws SQLException {
        if (taken.isDone()) {
            throw new SQLException("Another server has the database");
        }
        try {
            replace(lock.connect());
        } catch (UnusableDatabase other) {
            taken.complete(true);
            throw new SQLException("Another server has the database", other);
        }
    }

    private static String only(ResultSet rows) throws SQLException {
        rows.next();
        return rows.getString(1);
    }

    /// What is done on the connection.
    private interface Step {
        void take() throws SQLException;
    }
}
