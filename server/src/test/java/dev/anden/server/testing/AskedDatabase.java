package dev.anden.server.testing;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.table.ClockStore;
import dev.anden.server.store.table.ResultStore;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.store.talk.SilenceStore;
import dev.anden.server.table.Deadlines;
import dev.anden.server.table.Services;
import java.lang.reflect.Proxy;

/// A server's database where somebody notices each question.
public final class AskedDatabase {
    private AskedDatabase() {}

    /// What a server's tables work with, but that somebody notices what is asked of tables, their clocks, and who
    /// keeps away from whom. Nobody has asked yet when the next clock runs out.
    ///
    /// @param all what its tables work with
    /// @param kept its database
    /// @param question what it throws is thrown instead of an answer
    public static Services of(Services all, Database kept, Runnable question) {
        Database database = asked(kept, question);
        return new Services(
                all.games(),
                all.bots(),
                new TableStore(database, new ResultStore(database)),
                all.log(),
                all.results(),
                all.ages(),
                new ClockStore(database),
                all.holidays(),
                all.reminders(),
                new SilenceStore(database),
                all.proposals(),
                all.networkBots(),
                all.uptime(),
                new Deadlines(),
                all.nodes(),
                all.random(),
                all.seeds(),
                all.clock(),
                all.metrics(),
                all.faults(),
                all.pace());
    }

    /// A database where somebody notices each question.
    ///
    /// @param question what it throws is thrown instead of an answer
    public static Database asked(Database database, Runnable question) {
        return (Database) Proxy.newProxyInstance(
                AskedDatabase.class.getClassLoader(), new Class<?>[] {Database.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("read")) {
                        question.run();
                    }
                    return method.invoke(database, arguments);
                });
    }
}
