package dev.anden.server.table;

import dev.anden.engine.Survivable;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Games that begin by themselves, once nobody is missing and everybody has added to the seed. Whoever touches a table
/// notices that it is so, and it begins outside of their visit: where the same people played before, those who aren't
/// there are told, which is done at other tables.
///
/// By rounds those are found where nobody comes by: somebody's page adds nothing to the seed, because it is closed, and
/// has been waited for; or the server has ended, or two servers knew of one part each. A table where it fails is tried
/// again ([Retries]), and is then left to its host.
public final class Beginnings implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Beginnings.class);

    /// So many games begin at once.
    private static final int AT_ONCE = 4;

    /// How many tables are looked at in a round.
    private static final int AT_A_TIME = 50;

    /// Whoever may want to leave is waited for in such steps: they may have left, and somebody else come.
    private static final Duration STEP = Duration.ofSeconds(1);

    private final Services services;
    private final LiveTables tables;
    private final TablesInMemory memory;
    private final ExecutorService threads = Executors.newFixedThreadPool(
            AT_ONCE, Thread.ofPlatform().daemon().name("beginning-", 0).factory());

    /// The tables whose games are about to begin.
    private final Set<String> beginning = ConcurrentHashMap.newKeySet();

    private final RecentIds givenUp = new RecentIds();

    /// The id with which the last round ended; empty if it came to the end.
    private String last = "";

    Beginnings(Services services, LiveTables tables, TablesInMemory memory) {
        this.services = services;
        this.tables = tables;
        this.memory = memory;
    }

    /// Somebody has touched a table, and has its lock.
    void notice(LiveTable table) {
        if (table.starting().isDueAtOnce()) {
            begin(table.id());
        }
    }

    /// Looks for games that are to begin. Where there are none, it is one question of the database. The next round goes
    /// on with others. To be called by one thread at a time.
    public void round() {
        long untouched = services.clock().millis() - services.pace().patience().toMillis();
        List<String> ids = services.tables().open().idsToBegin(untouched, last, AT_A_TIME);
        last = ids.size() < AT_A_TIME ? "" : ids.getLast();
        memory.openable(ids).forEach(this::begin);
    }

    private void begin(String id) {
        if (!givenUp.contains(id) && beginning.add(id)) {
            later(id, 0, Duration.ZERO);
        }
    }

    private void later(String id, int failed, Duration pause) {
        CompletableFuture.delayedExecutor(pause.toMillis(), TimeUnit.MILLISECONDS, threads)
                .execute(() -> beginNow(id, failed));
    }

    private void beginNow(String id, int failed) {
        try {
            if (tables.at(id, table -> table.starting().byItself())) {
                beginning.remove(id);
                tables.refreshBefore(id);
            } else {
                later(id, 0, STEP);
            }
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            fail(id, failed + 1, failure);
        }
    }

    /// Told once when it begins, and once when it is given up.
    private void fail(String id, int failed, Throwable failure) {
        boolean again = failed <= Retries.MOST && Retries.help(failure);
        if (failed == 1 || !again) {
            Retries.tell(LOG, id, failure, again ? "A game can't begin by itself yet" : "A game waits for its host");
        }
        if (again) {
            later(id, failed, Retries.pause(failed));
        } else {
            givenUp.add(id);
            beginning.remove(id);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
