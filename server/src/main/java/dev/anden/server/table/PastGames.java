package dev.anden.server.table;

import dev.anden.engine.Survivable;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.table.log.Loading;
import dev.anden.server.table.log.PastGame;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Games that are over, read from their logs without taking their tables into memory.
public final class PastGames {
    private static final Logger LOG = LoggerFactory.getLogger(PastGames.class);

    /// More games than that aren't read again in one start; the others are when somebody opens them.
    private static final int MOST_RESULTS = 10_000;

    private final Services services;

    PastGames(Services services) {
        this.services = services;
    }

    /// The tables that were over before all that is remembered was written, newest first; no more than a bounded
    /// number.
    public List<String> idsWithoutResult() {
        return services.results().idsWithout(MOST_RESULTS);
    }

    /// Writes down how a table's game ended. A table where that fails stays as it is.
    public void noteResult(String id) {
        try {
            services.tables()
                    .find(id)
                    .filter(table -> Loading.misfit(services.games(), table).isEmpty())
                    .flatMap(table -> services.loading().load(table).ending())
                    .ifPresent(ending -> services.results().note(id, ending));
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            Retries.tell(LOG, id, failure, "How a game ended can't be told");
        }
    }

    /// A finished game as a text that can be kept and replayed, without taking its table into memory.
    ///
    /// @return empty if it isn't over, or can't be opened any more
    public Optional<String> exportStored(String id) {
        try {
            return services.tables()
                    .find(id)
                    .filter(table -> table.status().isPast())
                    .map(table -> new PastGame(services.loading().load(table), table).text());
        } catch (RequestRefused damaged) {
            return Optional.empty();
        }
    }
}
