package dev.anden.server.table.log;

import dev.anden.engine.GameCatalog;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.node.Uptime;
import dev.anden.server.store.table.PlyLog;
import dev.anden.server.store.table.StoredTable;

/// Games that have ended, read from their logs. Nothing is kept of it.
public final class Archive {
    private final GameCatalog games;
    private final PlyLog log;
    private final FaultLog faults = new FaultLog();

    public Archive(GameCatalog games, PlyLog log) {
        this.games = games;
        this.log = log;
    }

    /// The whole game as a text that can be read, kept and replayed.
    ///
    /// @throws RequestRefused if the game hasn't ended, or can't be brought back
    public String export(StoredTable table) {
        Loading.requireFit(games, table, faults);
        PastGame.requireOver(table);
        return new PastGame(new Loading(games, log, Uptime.ALWAYS, faults).load(table), table).text();
    }
}
