package dev.anden.server.testing;

import dev.anden.server.store.postgres.PostgresAddress;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.postgresql.jdbc.PgConnection;

/// A row that another server is about to change: whoever wants to change it waits until that is done, in the
/// order in which they came.
public final class HeldRow implements AutoCloseable {
    /// Whoever waits for the connection that holds it, or for somebody who does. Servers wait for other things, too.
    private static final String WAITING = """
            with recursive waiting(pid) as (
              select pid from pg_stat_activity where ? = any(pg_blocking_pids(pid))
              union
              select behind.pid from pg_stat_activity behind
                join waiting on waiting.pid = any(pg_blocking_pids(behind.pid)))
            select count(*) from waiting
            """;

    private final Connection other;
    private final Connection observing;
    private final int holder;

    private HeldRow(PostgresAddress address, String row) throws SQLException {
        other = TestPostgres.connect(address);
        observing = TestPostgres.connect(address);
        holder = other.unwrap(PgConnection.class).getBackendPID();
        other.setAutoCommit(false);
        // Locked and not changed: of those who wait for a row that was, any may be the first to have what it is now.
        change("select 1 from " + row + " for update");
    }

    /// @param row as SQL: the table that it is in, and which one it is, `person where id = 'ana'`
    public static HeldRow of(PostgresAddress address, String row) throws SQLException {
        return new HeldRow(address, row);
    }

    /// The row of a game's table. Whoever waits for somebody who waits for it waits for it, too: people are held before
    /// their tables.
    ///
    /// @param table its id
    public static HeldRow ofTable(PostgresAddress address, String table) throws SQLException {
        return of(address, "game_table where id = '" + table + "'");
    }

    /// Waits until so many wait for it; among them may be what a server does by itself.
    public void awaitWaiting(int number) {
        Polling.until(() -> waiting() >= number);
    }

    private int waiting() {
        try (PreparedStatement statement = observing.prepareStatement(WAITING)) {
            statement.setInt(1, holder);
            try (ResultSet row = statement.executeQuery()) {
                row.next();
                return row.getInt(1);
            }
        } catch (SQLException failure) {
            throw new AssertionError(failure);
        }
    }

    /// Changes something, which is so for the others when it is let go.
    public void change(String sql) throws SQLException {
        try (Statement statement = other.createStatement()) {
            statement.execute(sql);
        }
    }

    /// The change is done.
    public void letGo() throws SQLException {
        other.commit();
    }

    @Override
    public void close() throws SQLException {
        other.close();
        observing.close();
    }
}
