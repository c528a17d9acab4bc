package dev.anden.server.testing;

import dev.anden.server.store.postgres.PostgresAddress;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/// A row that another server is about to change: whoever wants to change it waits until that is done, in the
/// order in which they came.
public final class HeldRow implements AutoCloseable {
    private static final String WAITING =
            "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

    private final Connection other;
    private final Connection observing;
    private final String waiting;

    private HeldRow(PostgresAddress address, String row, String waiting) throws SQLException {
        this.waiting = waiting;
        other = TestPostgres.connect(address);
        observing = TestPostgres.connect(address);
        other.setAutoCommit(false);
        // Locked and not changed: of those who wait for a row that was, any may be the first to have what it is now.
        change("select 1 from " + row + " for update");
    }

    /// @param row as SQL: the table that it is in, and which one it is, `person where id = 'ana'`
    public static HeldRow of(PostgresAddress address, String row) throws SQLException {
        return new HeldRow(address, row, WAITING);
    }

    /// The row of a game's table, in a database where servers wait for other things, too. Whoever waits for somebody
    /// who
    /// waits for it waits for it, too: people are held before their tables.
    ///
    /// @param table its id
    public static HeldRow ofTable(PostgresAddress address, String table) throws SQLException {
        return new HeldRow(
                address,
                "game_table where id = '" + table + "'",
                WAITING + " and (query like 'update game_table%' or query like 'update person%')");
    }

    /// Waits until so many wait for it.
    public void awaitWaiting(int number) {
        Polling.until(() -> waiting() == number);
    }

    private int waiting() {
        try (Statement statement = observing.createStatement();
                var row = statement.executeQuery(waiting)) {
            row.next();
            return row.getInt(1);
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
