package dev.anden.server.analysis;

import dev.anden.arena.analysis.Balance;
import dev.anden.server.store.database.Outage;
import dev.anden.server.store.table.ResultStore;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// Writes down what an analysis found for those who played, so that their statistics tell it when the analysis
/// itself has long been forgotten.
public final class LuckNotes {
    private static final Logger LOG = LoggerFactory.getLogger(LuckNotes.class);

    private final ResultStore results;

    public LuckNotes(ResultStore results) {
        this.results = results;
    }

    /// Whoever looks at the analysis gets it all the same where it can't be written down; the next one writes it.
    ///
    /// @param seats by seat
    public void note(String table, List<Balance> seats) {
        try {
            results.noteLuck(table, seats);
        } catch (DataAccessException | TransactionException unreachable) {
            LOG.atLevel(Outage.level(unreachable, Level.WARN))
                    .addKeyValue("table", table)
                    .setCause(unreachable)
                    .log("The luck of a game can't be written down");
        }
    }
}
