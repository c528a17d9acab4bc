package dev.anden.server.table;

import dev.anden.engine.Survivable;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.table.node.Nodes;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.slf4j.spi.LoggingEventBuilder;

/// A visit to one table: a verb runs there under its lock, and whatever is due at the table is done before and after.
final class Visiting {
    private static final Logger LOG = LoggerFactory.getLogger(Visiting.class);

    private final Nodes nodes;
    private final TablesInMemory memory;
    private final BotTurns bots;
    private final Beginnings beginnings;

    Visiting(Nodes nodes, TablesInMemory memory, BotTurns bots, Beginnings beginnings) {
        this.nodes = nodes;
        this.memory = memory;
        this.bots = bots;
        this.beginnings = beginnings;
    }

    /// Runs a verb at a table as it is now, whatever other servers have done there.
    ///
    /// @throws RequestRefused if there is no such table, or whatever the verb refuses
    <T> T at(String id, Function<LiveTable, T> verb) {
        return at(id, verb, nodes.isShared());
    }

    /// Runs a verb at a table as it is known here.
    <T> T known(String id, Function<LiveTable, T> verb) {
        return at(id, verb, false);
    }

    /// A table that has left the memory meanwhile is read again.
    private <T> T at(String id, Function<LiveTable, T> verb, boolean asItIsNow) {
        while (true) {
            LiveTable table = memory.require(id);
            table.lock();
            try {
                if (asItIsNow) {
                    table.otherServers().expect();
                }
                if (!table.staying().isDropped() && isThere(table)) {
                    return visit(table, verb);
                }
            } finally {
                table.unlock();
            }
            memory.remove(table);
        }
    }

    private static boolean isThere(LiveTable table) {
        table.otherServers().catchUp();
        return !table.staying().isDropped();
    }

    private <T> T visit(LiveTable table, Function<LiveTable, T> verb) {
        table.missedChanges().notice(table);
        // Nobody acts whose time was up before, even if no round has come by yet.
        attempt(
                table,
                "Somebody's time is up, and no bot could take over",
                () -> table.leaving().expireIfLoaded());
        try {
            return verb.apply(table);
        } catch (RequestRefused refused) {
            if (refused.code() == ProblemCode.TABLE_DAMAGED) {
                memory.noteDamaged(table);
            }
            throw refused;
        } finally {
            attempt(
                    table,
                    "What the people of a table agree on could not be done",
                    () -> table.agreeing().review());
            // What isn't asked any more is forgotten in the database, too; if that can't be now, then the next time.
            attempt(
                    table,
                    "What the people of a table are asked isn't written down",
                    () -> table.keptProposal().keep());
            attempt(
                    table,
                    "A table isn't told who is on holiday",
                    () -> table.holidaymakers().compareOnce());
            attempt(table, "The bots of a table could not be woken", () -> bots.wake(table));
            beginnings.notice(table);
        }
    }

    /// Does something that is due at a table. What is asked of the table is answered even if it can't be done.
    ///
    /// @param undone what is told then
    static void attempt(LiveTable table, String undone, Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            boolean refused = failure instanceof RequestRefused;
            LoggingEventBuilder line = LOG.atLevel(Retries.level(failure, refused ? Level.WARN : Level.ERROR))
                    .addKeyValue("table", table.id())
                    .addKeyValue("reason", Survivable.reason(failure));
            (refused ? line : line.setCause(failure)).log(undone);
        }
    }
}
