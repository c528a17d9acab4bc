package dev.anden.server.table.log;

import dev.anden.engine.Phrase;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Tells the log which tables can't be opened: each once, however often somebody asks for it. Safe for use by many
/// threads.
public final class FaultLog {
    private static final Logger LOG = LoggerFactory.getLogger(FaultLog.class);

    private final Set<String> told = ConcurrentHashMap.newKeySet();

    /// How many tables were found that can't be opened.
    public int size() {
        return told.size();
    }

    /// The log of a table doesn't replay, or nothing could.
    ///
    /// @param line where, 0 for what comes before the first one
    void damaged(String table, int line, Phrase reason) {
        if (told.add(table)) {
            LOG.atError()
                    .addKeyValue("table", table)
                    .addKeyValue("line", line)
                    .addKeyValue("reason", reason.toString())
                    .log("The log of a table does not replay");
        }
    }

    /// The game of a table isn't here, such as a board whose file is gone.
    void gameGone(String table, String game) {
        if (told.add(table)) {
            LOG.atWarn().addKeyValue("table", table).addKeyValue("game", game).log("The game of a table is not here");
        }
    }

    /// Nothing is wrong with such a log; it is only that nobody here can play on from it.
    void otherRules(String table, String game, int stored, int rules) {
        if (told.add(table)) {
            LOG.atWarn()
                    .addKeyValue("table", table)
                    .addKeyValue("game", game)
                    .addKeyValue("stored", stored)
                    .addKeyValue("rules", rules)
                    .log("A table was played under another version of its game's rules");
        }
    }
}
