package dev.anden.server.store.node;

import dev.anden.server.store.database.Database;
import java.util.OptionalLong;
import org.springframework.jdbc.core.simple.JdbcClient;

/// When servers ran. Times are milliseconds since 1970.
public final class RunStore {
    private static final String ALIVE =
            "update server_run set alive = :at where alive < :at and began = (select max(began) from server_run)";

    private final Database database;

    public RunStore(Database database) {
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
        return database.read(RunStore::uptime);
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

    /// A server wrote something that a clock hangs on, as a part of a change. Times of writes are those of
    /// their transactions: no such line is younger than the time until which a server is known to have run.
    ///
    /// @param at when it did, in milliseconds since 1970
    public static void wrote(JdbcClient client, long at) {
        client.sql(ALIVE).param("at", at).update();
    }
}
