package dev.anden.server;

import dev.anden.engine.Survivable;
import dev.anden.server.history.Ratings;
import dev.anden.server.live.Connections;
import dev.anden.server.store.database.DatabaseTrouble;
import dev.anden.server.table.Expiry;
import dev.anden.server.table.Holidays;
import dev.anden.server.table.LiveTables;
import dev.anden.server.table.node.Nodes;
import dev.anden.server.tournament.TournamentRounds;
import dev.anden.server.tournament.Tournaments;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// What happens by itself: bots go on after a restart, results are written that older versions didn't write and
/// counted for ratings, tables are told who is on holiday, games begin where nobody is missing, tournaments go
/// on, what whoever runs the server wants is done ([Orders]), connections are asked whether they are alive,
/// spectators see hands that are old enough, idle tables leave the memory, what nobody has touched for long goes
/// ([Ageing]), and in the end connections and bots are let go.
final class Housekeeping implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);

    private static final Duration PROBE = Duration.ofSeconds(20);

    /// Between two rounds of waking bots.
    private static final Duration WAKING = Duration.ofMillis(100);

    /// Where it can't be read whose bots are to go on, it is tried again so much later.
    private static final Duration WAKING_AGAIN = Duration.ofSeconds(2);

    /// And so often in all.
    private static final int WAKING_TRIES = 300;

    /// Between two rounds of ageing. None comes at the start: who was away as long as the server gets time to come.
    private static final Duration AGEING = Duration.ofMinutes(10);

    /// How late it may be noticed that somebody's time is up.
    private static final Duration EXPIRY = Duration.ofMillis(250);

    /// Between two notes that the server runs, while clocks run. After a crash that much isn't counted at most.
    private static final Duration ALIVE = Duration.ofSeconds(10);

    /// How late a finished game counts for ratings, if nobody asks for them before.
    private static final Duration RATING = Duration.ofSeconds(5);

    /// How late a table is told that somebody is on holiday, where it couldn't be told at once.
    private static final Duration HOLIDAYS = Duration.ofSeconds(2);

    /// How late a round of a tournament begins by itself, once the last game of the one before is over.
    private static final Duration TOURNAMENTS = Duration.ofSeconds(2);

    /// How late it may be noticed what whoever runs the server wants done.
    private static final Duration ORDERS = Duration.ofSeconds(1);

    /// How late a game begins by itself where nobody comes by.
    private static final Duration BEGINNING = Duration.ofSeconds(1);

    /// How late spectators see what they see later.
    private static final Duration SHOWING = Duration.ofSeconds(1);

    /// How many tables are in memory at most, but for those where somebody is or a bot thinks.
    private static final int MOST_TABLES = 5_000;

    /// And they take this part of the heap at most: the rest is for whoever is connected, and for bots
    /// that think.
    private static final int PART_OF_HEAP = 4;

    /// Between two looks whether there are more.
    private static final Duration CROWD = Duration.ofSeconds(1);

    /// Between two parts of a round of ageing: whatever else is due comes in between.
    private static final Duration AGEING_ON = Duration.ofSeconds(1);

    /// How many games are read again before other work gets its turn.
    private static final int AT_A_TIME = 10;

    private final ServerOptions options;
    private final LiveTables tables;
    private final Connections connections;
    private final DatabaseHealth health;
    private final Ageing ageing;
    private final Expiry expiry;
    private final Holidays holidays;
    private final Ratings ratings;
    private final TournamentRounds tournaments;
    private final Orders orders;
    private final Nodes nodes;
    private final MachineClock clock;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("housekeeping").factory());

    /// Beside the other one: time isn't up later because a game is read again.
    private final ScheduledExecutorService clockTimer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("clocks").factory());
    private volatile boolean running;

    /// Whether a round of ageing waits for its next part. Used by the timer's thread alone.
    private boolean ageingOn;

    /// Used by the thread of the clocks alone.
    private long unreachableUntil = Long.MIN_VALUE;

    Housekeeping(
            ServerOptions options,
            LiveTables tables,
            Connections connections,
            DatabaseHealth health,
            Ageing ageing,
            Expiry expiry,
            Holidays holidays,
            Ratings ratings,
            Tournaments tournaments,
            Orders orders,
            Nodes nodes,
            MachineClock clock) {
        this.options = options;
        this.tables = tables;
        this.connections = connections;
        this.health = health;
        this.ageing = ageing;
        this.expiry = expiry;
        this.holidays = holidays;
        this.ratings = ratings;
        this.tournaments = tournaments.rounds();
        this.orders = orders;
        this.nodes = nodes;
        this.clock = clock;
    }

    @Override
    public void start() {
        running = true;
        Thread.ofPlatform().daemon().name("examination").start(guarded(this::examine));
        if (nodes.leads()) {
            timer.execute(guarded(() -> wakeBots(WAKING_TRIES)));
            timer.execute(guarded(ageing::adopt));
            timer.execute(guarded(() -> noteResults(tables.pastGames().idsWithoutResult())));
        }
        long period = PROBE.toMillis();
        every(period, connections::probe);
        every(AGEING.toMillis(), leading(this::age));
        every(AGEING.toMillis(), leading(orders::forget));
        every(ORDERS.toMillis(), leading(orders::round));
        every(HOLIDAYS.toMillis(), leading(holidays::round));
        every(BEGINNING.toMillis(), leading(tables.beginnings()::round));
        every(TOURNAMENTS.toMillis(), leading(tournaments::round));
        every(SHOWING.toMillis(), tables::showLater);
        every(RATING.toMillis(), leading(ratings::roundIfPossible));
        long idle = Math.max(1, Math.min(options.pace().idle().toMillis() / 2, period));
        every(idle, () -> tables.clearing().dropIdle(options.pace().idle()));
        every(CROWD.toMillis(), () -> tables.clearing().dropCrowd(MOST_TABLES, roomForTables()));
        every(clockTimer, EXPIRY.toMillis(), this::expire);
        every(clockTimer, ALIVE.toMillis(), expiry::noteAlive);
    }

    /// Connections go first: a browser that is told to come back does so, to the next server.
    @Override
    public void stop() {
        running = false;
        timer.shutdownNow();
        clockTimer.shutdownNow();
        connections.closeAll();
        tables.close();
        guarded(expiry::noteAlive).run();
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    /// Started last, and stopped first.
    @Override
    public int getPhase() {
        return DEFAULT_PHASE;
    }

    /// @param tries how often it may be tried to read whose bots are to go on
    private void wakeBots(int tries) {
        List<String> ids;
        try {
            ids = tables.waking().idsWithBotsToAct();
        } catch (DataAccessException | TransactionException unreachable) {
            if (tries > 1 && running) {
                later(WAKING_AGAIN, () -> wakeBots(tries - 1));
            }
            throw unreachable;
        }
        wakeBots(ids);
    }

    /// A few at a time, the fewer the more bots think already: thousands of games that go on at once would leave
    /// nothing for those who come in. A table that somebody opens meanwhile is woken by that.
    private void wakeBots(List<String> ids) {
        int now = Math.min(Math.clamp(AT_A_TIME - tables.botsThinking(), 1, AT_A_TIME), ids.size());
        try {
            ids.subList(0, now).stream().takeWhile(id -> running).forEach(tables.waking()::letBotsGoOn);
        } finally {
            if (now < ids.size() && running) {
                later(WAKING, () -> wakeBots(ids.subList(now, ids.size())));
            }
        }
    }

    private static long roomForTables() {
        return Runtime.getRuntime().maxMemory() / PART_OF_HEAP;
    }

    private void later(Duration pause, Runnable task) {
        var _ = timer.schedule(guarded(task), pause.toMillis(), TimeUnit.MILLISECONDS);
    }

    /// A few at a time, so that whatever else is due isn't kept waiting.
    private void noteResults(List<String> ids) {
        int now = Math.min(AT_A_TIME, ids.size());
        ids.subList(0, now).forEach(tables.pastGames()::noteResult);
        if (now < ids.size() && running) {
            timer.execute(guarded(() -> noteResults(ids.subList(now, ids.size()))));
        }
    }

    private void age() {
        ageing.round();
        if (!ageingOn) {
            ageOn();
        }
    }

    /// Goes on until nothing is due: otherwise more could come than goes.
    private void ageOn() {
        ageingOn = running && ageing.isUnfinished();
        if (ageingOn) {
            later(AGEING_ON, this::agePart);
        }
    }

    private void agePart() {
        ageingOn = false;
        if (nodes.leads()) {
            ageing.goOn();
            ageOn();
        }
    }

    /// On a thread of its own: a large database takes its time, and nobody is to wait for it.
    private void examine() {
        List<String> faults = health.examine();
        if (!faults.isEmpty() && running) {
            LOG.atError()
                    .addKeyValue("faults", faults.size())
                    .addKeyValue("first", faults.getFirst())
                    .log("The database is damaged; restore a backup");
        }
    }

    /// What can't be reached now is tried again some rounds later.
    private void expire() {
        if (clock.passed() < unreachableUntil) {
            return;
        }
        try {
            expiry.round();
        } catch (DataAccessException | TransactionException unreachable) {
            unreachableUntil = clock.passed() + ALIVE.toMillis();
            DatabaseTrouble.event(LOG, Level.WARN, unreachable)
                    .log("Nobody knows whose time is up: the database can't be reached");
        }
    }

    /// The handle isn't needed: a guarded task never ends, and the timer is shut down as a whole.
    private void every(long milliseconds, Runnable task) {
        every(timer, milliseconds, task);
    }

    private static void every(ScheduledExecutorService timer, long milliseconds, Runnable task) {
        var _ = timer.scheduleAtFixedRate(guarded(task), milliseconds, milliseconds, TimeUnit.MILLISECONDS);
    }

    /// What one of several servers on a database does for all.
    private Runnable leading(Runnable task) {
        return () -> {
            if (nodes.leads()) {
                task.run();
            }
        };
    }

    private static Runnable guarded(Runnable task) {
        return () -> {
            try {
                task.run();
            } catch (DataAccessException | TransactionException unreachable) {
                DatabaseTrouble.event(LOG, Level.WARN, unreachable)
                        .log("Housekeeping has to wait: the database can't be used");
            } catch (RuntimeException | Error failure) {
                Survivable.require(failure);
                LOG.error("Housekeeping failed", failure);
            }
        };
    }
}
