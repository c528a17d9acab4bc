package dev.anden.server.table;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/// Lets bots take over where somebody's time is up, by rounds. It knows of every table that has a clock running,
/// be it in memory or not.
///
/// A table where that fails is tried again, less and less often, and is left alone in the end until somebody
/// touches it; it keeps no other one waiting. Where another server was quicker, nothing is left to do.
public final class Expiry {
    /// How many tables are looked at in a round: each of them waits for the disk.
    static final int AT_A_TIME = 50;

    private static final Logger LOG = LoggerFactory.getLogger(Expiry.class);

    /// How often a table is tried. It takes about seventeen minutes in all.
    private static final int TRIES = 10;

    private static final Duration FIRST_RETRY = Duration.ofSeconds(1);

    private final Services services;
    private final LiveTables tables;
    private final Map<String, Integer> failures = new HashMap<>();

    public Expiry(Services services, LiveTables tables) {
        this.services = services;
        this.tables = tables;
    }

    /// Does what is due. Where nothing is, it costs nothing.
    ///
    /// @throws org.springframework.dao.DataAccessException if the database can't be reached; the next round tries
    ///     again
    public synchronized void round() {
        long now = services.counted();
        if (services.deadlines().isDue(now)) {
            services.clocks().due(now, AT_A_TIME).forEach(this::expire);
            services.deadlines().forget();
            services.deadlines().note(services.clocks().next());
        }
    }

    private void expire(String id) {
        try {
            tables.at(id, table -> {
                table.leaving().expire();
                return table;
            });
            failures.remove(id);
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            if (!LiveTables.wasQuicker(failure)) {
                postpone(id, failure);
            }
        }
    }

    private void postpone(String id, Throwable failure) {
        int failed = failures.merge(id, 1, Integer::sum);
        boolean again = failed < TRIES;
        LOG.atLevel(failed == 1 || !again ? Level.WARN : Level.DEBUG)
                .addKeyValue("table", id)
                .addKeyValue("reason", failure.getMessage())
                .log(
                        again
                                ? "Somebody's time is up, and no bot can play yet"
                                : "A table stays where somebody's time is up");
        long wait = FIRST_RETRY.multipliedBy(1L << failed).toMillis();
        long now = services.counted();
        services.clocks().postpone(id, again ? OptionalLong.of(now + wait) : OptionalLong.empty(), now);
        if (!again) {
            failures.remove(id);
        }
    }
}
