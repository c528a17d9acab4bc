package dev.anden.server.store.reminder;

import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.TableMark;
import java.time.Duration;
import java.util.OptionalLong;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Of whom the host of an open table is told that they have sat down there, and when: whoever stands up and
/// sits down again and again tells of themselves once, and many who come one after another are told of
/// together. Times are milliseconds since 1970.
public final class Joining {
    private Joining() {}

    /// Somebody has sat down at a table, as a part of a change.
    ///
    /// @param at now
    /// @param soon when the host is told of it if nobody else has come of late
    /// @param pause how long after others the host is told of them
    /// @return when the host is told; empty if they have been told of this one, or the game has begun
    static OptionalLong due(JdbcClient client, String table, PersonId joiner, long at, long soon, Duration pause) {
        if (!hold(client, table)) {
            return OptionalLong.empty();
        }
        long last = client.sql("select coalesce(max(due), 0) from joiner where table_id = ?")
                .param(table)
                .query(Long.class)
                .single();
        long due = last > at ? last : Math.max(soon, last + pause.toMillis());
        int first = client.sql("insert into joiner (table_id, mark, due) values (?, ?, ?) on conflict do nothing")
                .params(table, TableMark.of(table, joiner), due)
                .update();
        return first == 1 ? OptionalLong.of(due) : OptionalLong.empty();
    }

    /// The table's row comes first, so that of two who come at once the second one sees the first.
    private static boolean hold(JdbcClient client, String table) {
        return client.sql("update game_table set changed = changed where id = ? and status = 'open'")
                        .param(table)
                        .update()
                == 1;
    }

    /// The game begins, as a part of a change.
    public static void end(JdbcClient client, String table) {
        client.sql("delete from joiner where table_id = ?").param(table).update();
    }
}
