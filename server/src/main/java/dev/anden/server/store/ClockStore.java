package dev.anden.server.store;

import dev.anden.server.store.database.Database;
import java.util.List;
import java.util.OptionalLong;
import org.springframework.jdbc.core.simple.JdbcClient;

/// When clocks run out, and when servers ran. Deadlines are in the time in which a server ran ([Uptime]),
/// everything else in milliseconds since 1970.
public final class ClockStore {
    /// Times of writes are those of their transactions: a line that a clock hangs on is never younger than this.
    static final String ALIVE =
            "update server_run set alive = :at where alive < :at and began = (select max(began) from server_run)";

    private final Database database;

    public ClockStore(Database database) {
        this.database = database;
    }

    /// A server begins to run, and no other one runs.
    ///
    /// @return the time in which servers ran, this one to come
    public Uptime begin(long now) {
        database.write(client -> keep(client, uptime(client).begun(now)));
        return uptime();
    }

    /// Servers ran then, and at no other time.
    void keep(Uptime uptime) {
        database.write(client -> keep(client, uptime));
    }

    private static void keep(JdbcClient client, Uptime uptime) {
        client.sql("delete from server_run").update();
        for (Uptime.Run run : uptime.runs()) {
            client.sql("insert into server_run (began, alive) values (?, ?)")
                    .params(run.began(), run.alive())
                    .update();
        }
    }

    /// The time in which servers ran, the one or those that run now to come.
    public Uptime uptime() {
        return database.read(ClockStore::uptime);
    }

    private static Uptime uptime(JdbcClient client) {
        return new Uptime(client.sql("select began, alive from server_run order by began")
                .query((row, number) -> new Uptime.Run(row.getLong("began"), row.getLong("alive")))
                .list());
    }

    /// When the present run began, of one server or of several that run together.
    OptionalLong latestRun() {
        return database.read(client -> client.sql("select began from server_run order by began desc limit 1")
                        .query(Long.class)
                        .optional())
                .map(OptionalLong::of)
                .orElse(OptionalLong.empty());
    }

    /// The server still runs. Nothing is written as long as no clock runs.
    public void alive(long now) {
        database.write(client -> client.sql(ALIVE + " and exists (select 1 from game_table where deadline is not null)")
                .param("at", now)
                .update());
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

    /// A table that is due is to be looked at again then; if at no time, not before something is written there. One
    /// where something was written meanwhile has another deadline, which stays.
    public void postpone(String table, OptionalLong deadline, long now) {
        database.write(client -> client.sql("update game_table set deadline = ? where id = ? and deadline <= ?")
                .param(deadline.isPresent() ? deadline.getAsLong() : null)
                .params(table, now)
                .update());
    }
}
