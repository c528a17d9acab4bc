package dev.anden.server.testing;

import dev.anden.server.store.database.Database;
import java.util.List;

/// Tables of which nothing can be written, while all others go on: as rows would be that are damaged, or that
/// somebody else holds.
public final class StuckTables {
    private static final String REFUSAL = """
            create or replace function stuck() returns trigger language plpgsql as $$
            begin
                raise exception 'stuck';
            end $$
            """;

    private final Database database;
    private final boolean postgres;

    /// @param postgres whether the database is one of PostgreSQL
    public StuckTables(Database database, boolean postgres) {
        this.database = database;
        this.postgres = postgres;
    }

    /// From now on no line of a table's log is taken.
    public void refuseLines(String table) {
        refuse("lines", "insert on ply", "new.table_id", table);
    }

    /// From now on nothing is changed in what is known of a table.
    public void refuseChanges(String table) {
        refuse("changes", "update on game_table", "old.id", table);
    }

    /// All can be written again.
    public void free(String table) {
        for (List<String> each : List.of(List.of("lines", "ply"), List.of("changes", "game_table"))) {
            execute("drop trigger if exists " + name(each.getFirst(), table)
                    + (postgres ? " on " + each.getLast() : ""));
        }
    }

    private void refuse(String what, String event, String column, String table) {
        String head = "create trigger %s before %s".formatted(name(what, table), event);
        if (postgres) {
            execute(REFUSAL);
            execute(head + " for each row when (%s = '%s') execute function stuck()".formatted(column, table));
        } else {
            execute(head + " when %s = '%s' begin select raise(abort, 'stuck'); end".formatted(column, table));
        }
    }

    private static String name(String what, String table) {
        return "\"stuck_" + what + "_" + table + "\"";
    }

    private void execute(String statement) {
        database.write(client -> client.sql(statement).update());
    }
}
