package dev.anden.server.table;

import dev.anden.engine.Survivable;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// Lets bots take over where somebody's time is up, by rounds. It knows of every table that has a clock running,
/// be it in memory or not.
///
/// A table where that fails is tried again as a bot's turn is ([Retries]), and is then left alone until somebody
/// touches it. It doesn't wait on a thread as a bot's turn does ([BotRetries]): when it is next looked at is
/// written down, so that thousands of tables take one thread, and whichever server does it finds it. Where another
/// server was quicker, nothing is left to do.
public final class Expiry {
    /// How many tables are looked at in a round: each of them waits for the disk.
    static final int AT_A_TIME = 50;

    /// In a round so many tables may neither go on nor be put off in the database: then it is the database that is
    /// away, and each further table would wait for it in vain.
    static final int UNWRITTEN = 3;

    private static final Logger LOG = LoggerFactory.getLogger(Expiry.class);

    private final Services services;
    private final LiveTables tables;
    private final Map<String, Setback> setbacks = new LinkedHashMap<>();

    /// @param failed how often a table couldn't go on
    /// @param until before when it isn't looked at, where the database doesn't say so
    private record Setback(int failed, long until) {}

    public Expiry(Services services, LiveTables tables) {
        this.services = services;
        this.tables = tables;
    }

    /// Does what is due, once it is written what the clock has jumped over. Where nothing is, it costs nothing.
    ///
    /// @throws DataAccessException if the database can't be reached, or takes nothing; the next round tries again
    public synchronized void round() {
        long now = services.counted();
        services.uptime().keep();
        if (services.deadlines().isDue(now)) {
            int unwritten = 0;
            for (String id : due(now)) {
                Optional<RuntimeException> unreachable = expire(id);
                unwritten += unreachable.isPresent() ? 1 : 0;
                if (unwritten == UNWRITTEN) {
                    throw unreachable.orElseThrow();
                }
            }
            learnNext();
        }
    }

    /// What is written while the database is asked is noted by whoever writes it.
    private void learnNext() {
        services.deadlines().forget();
        try {
            services.deadlines().note(services.clocks().next());
        } catch (RuntimeException | Error unread) {
            services.deadlines().doubt();
            throw unread;
        }
    }

    /// Writes that the server still runs.
    ///
    /// @throws DataAccessException if that can't be written; it can be tried again
    public void noteAlive() {
        long now = services.clock().millis();
        services.uptime().alive(now);
    }

    /// Those first where nothing has failed: the others keep none of them waiting, however many they are.
    private List<String> due(long now) {
        return services.clocks().due(now, AT_A_TIME + setbacks.size()).stream()
                .filter(id -> !setbacks.containsKey(id) || setbacks.get(id).until() <= now)
                .sorted(Comparator.comparing(setbacks::containsKey))
                .limit(AT_A_TIME)
                .toList();
    }

    /// @return why the database doesn't even take that it failed
    private Optional<RuntimeException> expire(String id) {
        try {
            tables.at(id, table -> {
                table.leaving().expire();
                return table;
            });
            setbacks.remove(id);
            return Optional.empty();
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            return OtherServers.wasQuicker(failure) ? Optional.empty() : postpone(id, failure);
        }
    }

    private Optional<RuntimeException> postpone(String id, Throwable failure) {
        Optional<Setback> before = Optional.ofNullable(setbacks.remove(id));
        int failed = before.map(Setback::failed).orElse(0) + 1;
        boolean again = failed <= Retries.MOST && Retries.help(failure);
        tell(id, failure, failed, again);
        long now = services.counted();
        long next = now + Retries.pause(failed).toMillis();
        try {
            services.clocks().postpone(id, again ? OptionalLong.of(next) : OptionalLong.empty(), now);
            if (again) {
                keep(id, new Setback(failed, now));
            }
            return Optional.empty();
        } catch (DataAccessException | TransactionException unwritten) {
            // Nothing can be written there, nor that it is left alone. It is looked at once a minute until something
            // can: nobody else would find it when a disk has room again.
            keep(id, new Setback(Math.min(failed, Retries.MOST + 1), next));
            return Optional.of(unwritten);
        }
    }

    private void keep(String id, Setback setback) {
        setbacks.put(id, setback);
        // Where somebody else has done what was due, nobody comes by here any more.
        if (setbacks.size() > RecentIds.MOST) {
            setbacks.remove(setbacks.keySet().iterator().next());
        }
    }

    /// Once when it begins, and once when it is given up.
    private static void tell(String id, Throwable failure, int failed, boolean again) {
        boolean news = failed == 1 || (!again && failed <= Retries.MOST + 1);
        LOG.atLevel(news ? Level.WARN : Level.DEBUG)
                .addKeyValue("table", id)
                .addKeyValue("reason", Survivable.reason(failure))
                .log(
                        again
                                ? "Somebody's time is up, and no bot can play yet"
                                : "A table stays where somebody's time is up");
    }
}
