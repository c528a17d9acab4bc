package dev.anden.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.datasource.ConnectionHolder;
import org.springframework.transaction.CannotCreateTransactionException;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.TransactionSystemException;
import org.springframework.transaction.support.AbstractPlatformTransactionManager;
import org.springframework.transaction.support.DefaultTransactionStatus;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/// Transactions of SQLite, said in its own words.
///
/// The driver's way (`setAutoCommit(false)`) begins the next transaction while it ends one, and believes in a
/// transaction whose beginning failed: on a locked database or a full disk, what should happen together was
/// seen to happen piece by piece.
final class EmbeddedTransactions extends AbstractPlatformTransactionManager {
    private static final long serialVersionUID = 1L;
    private static final Logger LOG = LoggerFactory.getLogger(EmbeddedTransactions.class);

    private final transient HikariDataSource pool;

    EmbeddedTransactions(HikariDataSource pool) {
        this.pool = pool;
        setRollbackOnCommitFailure(true);
        setNestedTransactionAllowed(false);
    }

    @Override
    protected Object doGetTransaction() {
        return new Running();
    }

    /// The writer's lock is taken at once, so that what follows can't be refused for want of it.
    @Override
    protected void doBegin(Object transaction, TransactionDefinition definition) {
        try {
            Connection connection = pool.getConnection();
            try {
                execute(connection, "begin immediate");
            } catch (SQLException failure) {
                connection.close();
                throw failure;
            }
            var holder = new ConnectionHolder(connection);
            holder.setSynchronizedWithTransaction(true);
            TransactionSynchronizationManager.bindResource(pool, holder);
            ((Running) transaction).connection = connection;
        } catch (SQLException failure) {
            throw new CannotCreateTransactionException("The database can't be written to now", failure);
        }
    }

    @Override
    protected void doCommit(DefaultTransactionStatus status) {
        try {
            execute(connection(status), "commit");
        } catch (SQLException failure) {
            throw new TransactionSystemException("The transaction could not be committed", failure);
        }
    }

    /// After some failures the database has rolled back by itself; then there is nothing left to do.
    @Override
    protected void doRollback(DefaultTransactionStatus status) {
        Connection connection = connection(status);
        try {
            execute(connection, "rollback");
        } catch (SQLException already) {
            LOG.debug("Rolled back already", already);
            requireIdle(connection);
        }
    }

    /// A connection that can begin something has nothing open; any other is thrown away.
    private void requireIdle(Connection connection) {
        try {
            execute(connection, "begin");
            execute(connection, "rollback");
        } catch (SQLException stuck) {
            LOG.debug("A connection is given up", stuck);
            pool.evictConnection(connection);
        }
    }

    @Override
    protected void doCleanupAfterCompletion(Object transaction) {
        TransactionSynchronizationManager.unbindResource(pool);
        Connection connection = ((Running) transaction).connection;
        if (connection != null) {
            try {
                connection.close();
            } catch (SQLException gone) {
                LOG.debug("The connection was gone already", gone);
            }
        }
    }

    private static Connection connection(DefaultTransactionStatus status) {
        return Objects.requireNonNull(((Running) status.getTransaction()).connection);
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static final class Running {
        private @Nullable Connection connection;
    }
}
