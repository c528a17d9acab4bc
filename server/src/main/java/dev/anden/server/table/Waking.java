package dev.anden.server.table;

import dev.anden.engine.Survivable;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.table.TableStore;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Tables whose bots are to go on though nobody has opened them: after a start, or where another server has gone.
public final class Waking {
    private static final Logger LOG = LoggerFactory.getLogger(Waking.class);

    private final TableStore store;
    private final LiveTables tables;
    private final TablesInMemory memory;

    Waking(TableStore store, LiveTables tables, TablesInMemory memory) {
        this.store = store;
        this.tables = tables;
        this.memory = memory;
    }

    /// The tables in play that wait for a bot: after a restart they wait for nobody.
    public List<String> idsWithBotsToAct() {
        return store.idsWithBotsToAct();
    }

    /// The tables in play that wait for a bot and whose bots no server plays, in the order of their ids.
    ///
    /// @param after the id behind which they begin; empty for the first ones
    public List<String> idsUntended(String after, int limit) {
        return store.idsUntended(after, limit);
    }

    /// Wakes the bots of a table that nobody needs to have opened. It leaves the memory as soon as they have acted,
    /// unless somebody has come or it was there before.
    public void letBotsGoOn(String id) {
        boolean asleep = memory.find(id).isEmpty();
        wakeBots(id);
        if (asleep) {
            memory.find(id).ifPresent(table -> {
                table.staying().pass();
                letPass(table);
            });
        }
    }

    /// Wakes the bots of a table. One where that fails stays as it is.
    private void wakeBots(String id) {
        try {
            // What is wrong with one that can't be opened is told already, and doesn't change while this server runs.
            if (!memory.openable(List.of(id)).isEmpty()) {
                tables.visit(id, table -> table.game().noteToAct());
            }
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            Retries.tell(LOG, id, failure, "The bots of a table stay asleep");
        }
    }

    /// Drops a table that was woken for its bots alone, if they have nothing to do any more.
    void letPass(LiveTable table) {
        try {
            if (table.staying().dropIfPassed()) {
                memory.remove(table);
            }
        } catch (RequestRefused busy) {
            LOG.atDebug().addKeyValue("table", table.id()).setCause(busy).log("A table stays for now");
        }
    }
}
