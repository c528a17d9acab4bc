package dev.anden.server.table;

import dev.anden.engine.GameCatalog;
import dev.anden.protocol.TableStatus;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.PlyLog;
import dev.anden.server.store.StoredTable;
import dev.anden.server.store.Uptime;
import java.util.Optional;

/// Whether the games of tables can be brought back from their logs. Nothing is kept of it.
public final class LogCheck {
    private final GameCatalog games;
    private final PlyLog log;
    private final FaultLog faults = new FaultLog();

    public LogCheck(GameCatalog games, PlyLog log) {
        this.games = games;
        this.log = log;
    }

    /// Why a table can't be opened; empty if it can.
    public Optional<RequestRefused> fault(StoredTable table) {
        try {
            Loading.requireFit(games, table, faults);
            if (table.status() != TableStatus.OPEN) {
                new Loading(games, log, Uptime.ALWAYS, faults).load(table);
            }
            return Optional.empty();
        } catch (RequestRefused refused) {
            return Optional.of(refused);
        }
    }
}
