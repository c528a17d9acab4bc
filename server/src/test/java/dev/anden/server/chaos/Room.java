package dev.anden.server.chaos;

import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestPostgres;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/// Whether the database has room for more. The embedded one really has none: its file may not grow. PostgreSQL is
/// made to say what it says on a full disk, at every row that is to be written: a disk that is really full takes
/// rights that a test doesn't have.
public final class Room {
    private static final String REFUSAL = """
            create or replace function no_room() returns trigger language plpgsql as $$
            begin
                raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
            end $$
            """;

    private final Path folder;
    private final Fleet fleet;

    Room(Path folder, Fleet fleet) {
        this.folder = folder;
        this.fleet = fleet;
    }

    void leave(boolean room) {
        TestDatabases.of(folder)
                .ifPresentOrElse(address -> leave(address, room), () -> fleet.tell(server -> server.leaveRoom(room)));
    }

    /// Whether a database of PostgreSQL has room.
    public static void leave(PostgresAddress address, boolean room) {
        try (Connection connection = TestPostgres.connect(address);
                Statement statement = connection.createStatement()) {
            if (!room) {
                statement.execute(REFUSAL);
            }
            for (String table : tables(statement)) {
                statement.execute("drop trigger if exists no_room on " + table);
                if (!room) {
                    statement.execute("create trigger no_room before insert or update on " + table
                            + " for each row execute function no_room()");
                }
            }
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static List<String> tables(Statement statement) throws SQLException {
        var tables = new ArrayList<String>();
        try (ResultSet row =
                statement.executeQuery("select tablename from pg_tables where schemaname = current_schema()")) {
            while (row.next()) {
                tables.add(row.getString(1));
            }
        }
        return tables;
    }
}
