package dev.anden.server.store.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.simple.JdbcClient;

/// A table goes, with everything that is kept of it. What was reported there stays until it is looked at, and ratings
/// stay as they are.
public final class TableRemoval {
    /// In the order in which it can go.
    private static final List<String> GOING = List.of(
            "delete from rating_change where table_id in",
            "delete from seat_line where table_id in",
            "delete from seat_result where table_id in",
            "delete from result where table_id in",
            "delete from reminder where table_id in",
            "delete from proposal where table_id in",
            "delete from invitation where table_id in",
            "delete from joiner where table_id in",
            "delete from presence where table_id in",
            "delete from own_note where table_id in",
            "delete from talk_read where table_id in",
            "delete from talk_line where table_id in",
            "delete from talk where table_id in",
            "delete from early_choice where table_id in",
            "delete from command where table_id in",
            "delete from table_command where table_id in",
            "delete from ply where table_id in",
            "delete from seat where table_id in",
            "update game_table set rematch = null where rematch in");

    private TableRemoval() {}

    /// Whoever changes one of the tables at another server meanwhile, or starts its game, waits for it, or is
    /// waited for: none of them becomes another one between two statements.
    ///
    /// @param which a condition on the rows of `game_table`, and on nothing else
    /// @param values of the names in the condition
    /// @return how many tables have gone; if none, nothing has changed
    public static int of(JdbcClient client, String which, Map<String, ?> values) {
        return isHeld(client, which, values) ? remove(client, which, values) : 0;
    }

    /// A table goes if something is so at first, whatever changes in other rows before all of it has gone: what depends
    /// on its people can't be asked again, for they come and go meanwhile.
    ///
    /// @param table its id
    /// @param only a condition on its row of `game_table` and on any other rows
    /// @param values of the names in the condition
    /// @return how many tables have gone; if none, nothing has changed
    public static int ofOne(JdbcClient client, String table, String only, Map<String, ?> values) {
        var named = new HashMap<String, Object>(values);
        named.put("table", table);
        return isHeld(client, "id = :table and " + only, named)
                ? remove(client, "id = :table", Map.of("table", table))
                : 0;
    }

    private static boolean isHeld(JdbcClient client, String which, Map<String, ?> values) {
        return client.sql("update game_table set changed = changed where " + which)
                        .params(values)
                        .update()
                > 0;
    }

    private static int remove(JdbcClient client, String which, Map<String, ?> values) {
        String tables = " (select id from game_table where " + which + ")";
        for (String statement : GOING) {
            client.sql(statement + tables).params(values).update();
        }
        return client.sql("delete from game_table where " + which)
                .params(values)
                .update();
    }
}
