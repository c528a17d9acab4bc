package dev.anden.server.store.table;

import dev.anden.server.store.database.Database;
import java.util.List;
import java.util.OptionalLong;

/// When clocks run out, in the time in which a server ran ([dev.anden.server.store.node.Uptime]).
public final class ClockStore {
    private final Database database;

    public ClockStore(Database database) {
        this.database = database;
    }

    /// The tables where a clock has run out, those first where it did first.
    public List<String> due(long now, int limit) {
        return database.read(
                client -> client.sql("select id from game_table where deadline is not null and deadline <= ?"
                                + " order by deadline, id limit ?")
                        .params(now, limit)
                        .query(String.class)
                        .list());
    }

    /// When the next clock runs out; empty if none runs.
    public OptionalLong next() {
        return database.read(client -> client.sql("select deadline from game_table where deadline is not null"
                                + " order by deadline limit 1")
                        .query(Long.class)
                        .optional())
                .map(OptionalLong::of)
                .orElse(OptionalLong.empty());
    }

    /// A table that is due is to be looked at again then; if at no time, not before something is written
    /// there. One where something was written meanwhile has another deadline, which stays.
    public void postpone(String table, OptionalLong deadline, long now) {
        database.write(client -> client.sql("update game_table set deadline = ? where id = ? and deadline <= ?")
                .param(deadline.isPresent() ? deadline.getAsLong() : null)
                .params(table, now)
                .update());
    }
}
