package dev.anden.server;

import dev.anden.engine.Survivable;
import dev.anden.server.live.Connections;
import dev.anden.server.people.Visitor;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.database.DatabaseTrouble;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.node.RunningTime;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.Deadlines;
import dev.anden.server.table.LiveTables;
import dev.anden.server.table.node.Nodes;
import dev.anden.server.table.node.SharedNodes;
import dev.anden.server.talk.Talks;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// What a server does because others use the same database: it says that it is alive, hears what they change, and
/// takes over what one of them did that isn't alive any more. A server alone does nothing of it.
final class Neighbours implements SmartLifecycle, Database.Listener {
    private static final Logger LOG = LoggerFactory.getLogger(Neighbours.class);

    /// Between two beats of the heart.
    private static final Duration BEAT = Duration.ofSeconds(1);

    /// A server whose heart stands still for so long is taken for dead.
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /// Whoever is connected by such a server is dropped by it a little later: a database that is away for a
    /// moment isn't worth that.
    private static final Duration CUT_OFF = PATIENCE.plusSeconds(3);

    /// Bots that nobody plays are looked for after so many beats, even if nobody was seen to go.
    private static final int LOOKING = 60;

    /// How many tables' bots are woken with a beat: thousands at once would leave nothing for those who come in.
    private static final int AT_A_TIME = 10;

    private final Database database;
    private final Optional<SharedNodes> nodes;
    private final RunningTime uptime;
    private final Deadlines deadlines;
    private final LiveTables tables;
    private final Connections connections;
    private final Visitor visitor;
    private final Talks talks;

    /// Nothing on it waits for a table: whoever is late with a beat is taken for dead.
    private Optional<ScheduledExecutorService> timer = Optional.empty();

    private Optional<ScheduledExecutorService> waker = Optional.empty();

    /// Asks the database nothing: it may be what doesn't answer.
    private Optional<ScheduledExecutorService> watcher = Optional.empty();

    /// When the heart beat last, in nanoseconds of a clock of this server.
    private volatile long beaten;

    /// Whether that is so long ago that others have taken this server for dead. Used by the watcher's
    /// thread alone.
    private boolean cutOff;

    private volatile boolean running;
    private volatile boolean wakes = true;

    /// Whether somebody who is connected may not be who they were any more.
    private volatile boolean doubts;

    private volatile boolean believes = true;

    /// Used by the timer's thread alone.
    private int beats;

    /// Used by the waker's thread alone.
    private String wokenUntil = "";

    Neighbours(
            Database database,
            Nodes nodes,
            RunningTime uptime,
            Deadlines deadlines,
            LiveTables tables,
            Connections connections,
            Visitor visitor,
            Talks talks) {
        this.database = database;
        this.nodes = nodes instanceof SharedNodes shared ? Optional.of(shared) : Optional.empty();
        this.uptime = uptime;
        this.deadlines = deadlines;
        this.tables = tables;
        this.connections = connections;
        this.visitor = visitor;
        this.talks = talks;
    }

    @Override
    public void start() {
        running = true;
        nodes.ifPresent(this::join);
    }

    private void join(SharedNodes shared) {
        shared.join();
        database.listen(this);
        ScheduledExecutorService beating = thread("neighbours");
        ScheduledExecutorService waking = thread("neighbours-waking");
        ScheduledExecutorService watching = thread("neighbours-watching");
        timer = Optional.of(beating);
        waker = Optional.of(waking);
        watcher = Optional.of(watching);
        long pause = BEAT.toMillis();
        // Never faster: whoever couldn't beat for a while doesn't make up for it, for the others count the beats.
        var _ = beating.scheduleWithFixedDelay(() -> attempt(() -> beat(shared)), 0, pause, TimeUnit.MILLISECONDS);
        beaten = System.nanoTime();
        var _ = watching.scheduleWithFixedDelay(
                () -> attempt(() -> dropAllIfCutOff(shared)), pause, pause, TimeUnit.MILLISECONDS);
        var _ = waking.scheduleWithFixedDelay(
                () -> {
                    attempt(this::dropStrangers);
                    attempt(() -> wakeBots(shared));
                },
                pause,
                pause,
                TimeUnit.MILLISECONDS);
    }

    private static ScheduledExecutorService thread(String name) {
        return Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name(name).factory());
    }

    /// The others go on where this one stops.
    @Override
    public void stop() {
        running = false;
        timer.ifPresent(ScheduledExecutorService::shutdownNow);
        waker.ifPresent(ScheduledExecutorService::shutdownNow);
        watcher.ifPresent(ScheduledExecutorService::shutdownNow);
        nodes.ifPresent(SharedNodes::leave);
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    /// Before requests come in, and after the last one.
    @Override
    public int getPhase() {
        return 0;
    }

    @Override
    public void heard(String words) {
        Notice.read(words).ifPresent(this::heed);
    }

    private void heed(Notice notice) {
        switch (notice) {
            case Notice.OfTable(String table) -> tables.remoteChanges().ofTable(table);
            case Notice.OfLog(String table) -> tables.remoteChanges().ofLog(table);
            case Notice.OfTalk(String table) -> talks.heard(table);
            case Notice.OfReading(String table) -> talks.heardOfReading(table);
            case Notice.OfSilence(PersonId person) -> talks.heardOfSilence(person);
            case Notice.OfPresence(String table) -> {
                tables.remoteChanges().ofCompany(table);
                talks.heardOfPresence(table);
            }
            case Notice.OfPerson(PersonId person) -> {
                tables.remoteChanges().ofPerson(person);
                talks.heardOfPerson(person);
            }
            case Notice.SignedOut(PersonId person) -> on(timer, () -> dropStrangers(person));
            case Notice.Gone(PersonId person) -> on(timer, () -> connections.dropIf(known -> known.isOf(person)));
            case Notice.NodeLeft _ -> someoneLeft();
        }
    }

    /// Whoever isn't who they were any more, which wasn't heard, is dropped, too.
    @Override
    public void missed() {
        lookEverywhere();
        doubts = true;
        on(waker, this::dropStrangers);
    }

    /// The database is asked about all who are connected, which may take longer than from one beat to the next.
    /// Where it doesn't answer yet, it is asked with the next beat.
    private void dropStrangers() {
        if (!doubts) {
            return;
        }
        // Before they are asked about: what is missed from now on says so.
        doubts = false;
        boolean asked = false;
        try {
            connections.dropIf(known -> !visitor.isStill(known));
            asked = true;
        } finally {
            if (!asked) {
                doubts = true;
            }
        }
    }

    private void lookEverywhere() {
        tables.remoteChanges().ofAll();
        talks.heardAll();
    }

    private void beat(SharedNodes shared) {
        boolean forgotten = shared.beat();
        beaten = System.nanoTime();
        if (forgotten) {
            LOG.warn("Other servers took this one for dead");
            believes = false;
        }
        if (uptime.learn()) {
            believes = false;
        }
        if (shared.removeDeadNodes(System.nanoTime(), PATIENCE.toNanos())) {
            someoneLeft();
        }
        uptime.settle(BEAT.multipliedBy(shared.beatsMeanwhile()));
        catchUp();
        deadlines.doubt();
        if (++beats % LOOKING == 0) {
            wakes = true;
        }
    }

    /// Nobody can act here, and where others can their clocks run: whoever is connected comes back, and
    /// whoever stands in front of the servers sends them to one that is ready. A server alone keeps them:
    /// there is none that they could go to.
    private void dropAllIfCutOff(SharedNodes shared) {
        boolean late = shared.isAccompanied() && System.nanoTime() - beaten > CUT_OFF.toNanos();
        if (late && !cutOff) {
            LOG.warn("This server can't say that it is alive; whoever is connected comes back by another one");
            connections.dropAll();
        }
        cutOff = late;
    }

    /// What can't be done now, because the database can't be reached, is done a beat later.
    private static void attempt(Runnable task) {
        try {
            task.run();
        } catch (DataAccessException | TransactionException unreachable) {
            DatabaseTrouble.log(LOG, Level.WARN, unreachable, "The other servers can't be seen");
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.error("What concerns other servers failed", failure);
        }
    }

    /// Whoever hears nothing looks.
    private void catchUp() {
        if (!believes) {
            tables.remoteChanges().distrustAll();
            believes = true;
        }
        if (database.isListening()) {
            tables.remoteChanges().catchUpAgain();
        } else {
            lookEverywhere();
        }
    }

    /// Nobody is connected by that server any more, and its bots are anybody's.
    private void someoneLeft() {
        lookEverywhere();
        wakes = true;
    }

    /// Whoever does something at one of these tables may have it for some time.
    private void wakeBots(SharedNodes shared) {
        if (!wakes || !shared.leads()) {
            return;
        }
        // Before they are looked for: who dies from now on leaves others, and says so.
        wakes = false;
        boolean more = true;
        try {
            List<String> ids = tables.waking().idsUntended(wokenUntil, AT_A_TIME);
            more = ids.size() == AT_A_TIME;
            wokenUntil = more ? ids.getLast() : "";
            ids.forEach(tables.waking()::letBotsGoOn);
        } finally {
            if (more) {
                wakes = true;
            }
        }
    }

    private void dropStrangers(PersonId person) {
        connections.dropIf(known -> known.person().equals(person) && !visitor.isSurelyStill(known));
    }

    private static void on(Optional<ScheduledExecutorService> threads, Runnable task) {
        try {
            threads.ifPresent(thread -> thread.execute(() -> attempt(task)));
        } catch (RejectedExecutionException stopping) {
            LOG.debug("Nobody is to be told any more", stopping);
        }
    }
}
