package dev.anden.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The first connection to a PostgreSQL server. One that is just starting, or recovers from a crash, lets nobody in
/// and says so; it is waited for, since after a power cut nobody knows who is ready first.
final class PostgresArrival {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresArrival.class);

    /// What it says while it starts or stops: `cannot_connect_now`.
    private static final String NOT_YET = "57P03";

    private static final long PATIENCE_NANOSECONDS = TimeUnit.MINUTES.toNanos(1);
    private static final long PAUSE_MILLISECONDS = 200;

    private PostgresArrival() {}

    /// @throws SQLException if it can't be reached, or lets nobody in for a minute
    static Connection connect(PostgresAddress address) throws SQLException {
        long began = System.nanoTime();
        boolean waiting = false;
        while (true) {
            try {
                return address.source().getConnection();
            } catch (SQLException refused) {
                if (!NOT_YET.equals(refused.getSQLState()) || System.nanoTime() - began > PATIENCE_NANOSECONDS) {
                    throw refused;
                }
                if (!waiting) {
                    LOG.atInfo().addKeyValue("server", address.server()).log("PostgreSQL is starting; waiting for it");
                    waiting = true;
                }
                pause(refused);
            }
        }
    }

    private static void pause(SQLException refused) throws SQLException {
        try {
            TimeUnit.MILLISECONDS.sleep(PAUSE_MILLISECONDS);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            throw refused;
        }
    }
}
