package dev.anden.server.store.database;

import dev.anden.server.store.database.WritingConnection.Patience;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToIntFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Writes for everybody, many changes in one transaction: while one group is being synced to disk, the next one
/// gathers. Nobody is made to wait for company; whoever comes alone is written alone.
///
/// A change is answered when its group is on disk. One that fails is undone by itself, and its neighbours
/// stay. That is seldom, so the group is first tried as a whole: what many of its changes do alike by a few
/// questions ([JointChange]), and without a mark before each change that one could go back to. If any of
/// them fails, the group is tried again change by change, with these marks. If the group as a whole can't
/// be kept, because the disk is full, say, each of its changes is tried once more alone, unless the
/// database can't tell whether it was kept.
///
/// Where others write as well, a group that would have to wait for one of them is several transactions
/// ([WritingParts]). What somebody keeps to themselves is waited for only so long, all in all: whatever needs it is
/// refused, and the rest goes on.
public final class GroupWriter implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(GroupWriter.class);

    /// The first of a group isn't to wait too long for the last.
    private static final int LARGEST = 256;

    /// After so long without anything to write the connection is looked at.
    private static final int REST_SECONDS = 10;

    /// When the changes of a group were tried in vain for so long, in nanoseconds, what somebody keeps to themselves is
    /// hardly waited for any more: others wait behind them, and so does the word that this server is alive.
    private static final long LONG_IN_VAIN = TimeUnit.MILLISECONDS.toNanos(1_500);

    /// After so long nothing more of the group is tried.
    private static final long TOO_LONG_IN_VAIN = TimeUnit.SECONDS.toNanos(3);

    /// Where somebody keeps something, and nothing else was written for so long either, in nanoseconds, nothing can be.
    private static final long ALL_HELD = TimeUnit.SECONDS.toNanos(5);

    private final WritingConnection connection;
    private final BlockingQueue<PendingChange> queue = new LinkedBlockingQueue<>();
    private final AtomicLong commits = new AtomicLong();
    private final Object entrance = new Object();
    private final Outage outage = new Outage("written to", System::nanoTime);
    private final Thread thread;
    private volatile boolean closed;
    private volatile boolean full;

    /// Nobody waits for long any more.
    private volatile boolean hurried;

    private volatile Optional<Database.Standstill> watch = Optional.empty();

    /// Nothing has been written since something couldn't be.
    private boolean standsStill;

    /// When it was begun to write the group that is being written, in nanoseconds.
    private long begun;

    /// For how long changes of that group were tried in vain, in nanoseconds.
    private long inVain;

    /// That group found the database away.
    private boolean away;

    /// When something was written last, in nanoseconds.
    private long kept = System.nanoTime();

    /// It is in a hurry, and the database has failed since: what still waits wouldn't be written either.
    private boolean hopeless;

    private GroupWriter(WritingConnection connection) {
        this.connection = connection;
        thread = Thread.ofPlatform().name("store-writer").daemon().unstarted(this::work);
    }

    /// @param connection is its own from now on, and closed with it
    public static GroupWriter start(WritingConnection connection) {
        var writer = new GroupWriter(connection);
        writer.thread.start();
        return writer;
    }

    /// Carries a change out, and comes back when it is on disk.
    ///
    /// @throws RuntimeException what the change threw
    /// @throws org.springframework.dao.DataAccessException if it couldn't be kept
    public int carryOut(ToIntFunction<JdbcClient> change) {
        return carryOut(PendingChange.of(change));
    }

    /// Carries out a change that other servers are told of, and comes back when it is on disk.
    public int carryOut(Message message, ToIntFunction<JdbcClient> change) {
        return carryOut(PendingChange.of(message, change));
    }

    /// Carries out a change of which many are made, which other servers are told of, and comes back when it
    /// is on disk.
    ///
    /// @throws RuntimeException what the change threw
    /// @throws org.springframework.dao.DataAccessException if it couldn't be kept
    public int carryOut(Message message, JointChange change) {
        return carryOut(PendingChange.of(message, change));
    }

    private int carryOut(PendingChange pending) {
        enter(pending);
        return pending.await();
    }

    /// How many transactions were synced to disk.
    public long commits() {
        return commits.get();
    }

    /// How many changes wait for the next group.
    public int waiting() {
        return queue.size();
    }

    /// Whether something was refused because there was no room, and nobody has said since that there is.
    public boolean isFull() {
        return full;
    }

    /// There is room again.
    public void roomRegained() {
        full = false;
    }

    /// From now on nothing waits for a database that doesn't answer: if something can't be written because of that,
    /// nothing behind it is tried.
    public void hurry() {
        hurried = true;
    }

    /// Tells somebody from now on that nothing can be written, and that something can again.
    public void watch(Database.Standstill newWatch) {
        watch = Optional.of(newWatch);
    }

    /// Writes what waits, in a hurry, and nothing afterwards.
    @Override
    public void close() {
        synchronized (entrance) {
            if (closed) {
                return;
            }
            closed = true;
            hurry();
            queue.add(PendingChange.of(client -> 0));
        }
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void enter(PendingChange pending) {
        synchronized (entrance) {
            if (closed) {
                throw new DataAccessResourceFailureException("The database is closed");
            }
            queue.add(pending);
        }
    }

    private void work() {
        var group = new ArrayList<PendingChange>();
        while (!closed || !queue.isEmpty()) {
            try {
                PendingChange first = queue.poll(REST_SECONDS, TimeUnit.SECONDS);
                if (first == null) {
                    connection.rest();
                } else {
                    group.add(first);
                    queue.drainTo(group, LARGEST - 1);
                    begun = System.nanoTime();
                    if (hopeless) {
                        fail(group, notNow());
                    } else {
                        write(group);
                    }
                }
            } catch (InterruptedException | RuntimeException | Error unexpected) {
                LOG.error("A group of changes could not be written", unexpected);
                connection.rollBack();
                fail(group, new SQLException("The writer failed", unexpected));
            }
            group.clear();
        }
        connection.close();
    }

    private void write(List<PendingChange> group) {
        inVain = 0;
        away = false;
        List<List<PendingChange>> parts = WritingParts.of(group, connection.isShared());
        if (parts.size() > 1 && !hurried && tryWhole(group, Patience.SOME).isEmpty()) {
            return;
        }
        var left = new ArrayList<PendingChange>();
        for (List<PendingChange> part : parts) {
            List<PendingChange> lost = tryWhole(part, patience());
            left.addAll(part.size() == 1 ? lost : tryOneByOne(lost, Trial.ALONE));
        }
        tryOneByOne(left, Trial.LAST);
    }

    /// @return all of it, unless it was answered
    private List<PendingChange> tryWhole(List<PendingChange> part, Patience patience) {
        if (isGivenUp()) {
            fail(part, notNow());
            return List.of();
        }
        Outcome outcome = tryTogether(part, Trial.TRUSTING, patience);
        if (outcome == Outcome.LOST) {
            outcome = tryTogether(part, Trial.CAREFUL, patience);
        }
        hopeless |= hurried && outcome.isOfDatabase();
        return outcome.isAnswered() ? List.of() : part;
    }

    /// @return those that weren't answered
    private List<PendingChange> tryOneByOne(List<PendingChange> changes, Trial trial) {
        var left = new ArrayList<PendingChange>();
        for (int next = 0; next < changes.size(); next++) {
            if (hurried || isGivenUp()) {
                fail(changes.subList(next, changes.size()), notNow());
                break;
            }
            List<PendingChange> alone = changes.subList(next, next + 1);
            if (!tryTogether(alone, trial, trial == Trial.ALONE ? Patience.HARDLY_ANY : patience())
                    .isAnswered()) {
                left.addAll(alone);
            }
        }
        return left;
    }

    private Patience patience() {
        return inVain < LONG_IN_VAIN ? Patience.FULL : Patience.HARDLY_ANY;
    }

    /// Whether nothing more of the group is tried.
    private boolean isGivenUp() {
        return hopeless || away || inVain > TOO_LONG_IN_VAIN;
    }

    private static SQLException notNow() {
        return new SQLException("The database can't be written to now");
    }

    /// One transaction. Unless it is lost, and may be tried again, all of its changes are answered.
    private Outcome tryTogether(List<PendingChange> group, Trial trial, Patience patience) {
        long tried = System.nanoTime();
        try {
            connection.begin(patience);
        } catch (SQLException failure) {
            away = true;
            fail(group, failure);
            return Outcome.NOT_BEGUN;
        }
        try {
            if (trial == Trial.TRUSTING) {
                connection.trust(group);
            } else {
                for (PendingChange pending : group) {
                    connection.attempt(pending);
                }
            }
            connection.commit();
        } catch (WritingConnection.UnknownOutcome unknown) {
            fail(group, unknown);
            return Outcome.UNKNOWN;
        } catch (SQLException lost) {
            connection.rollBack();
            inVain += System.nanoTime() - tried;
            return lose(group, trial, lost);
        }
        kept = System.nanoTime();
        outage.pass();
        goOn();
        commits.incrementAndGet();
        full |= foundNoRoom(group);
        group.forEach(PendingChange::answer);
        return Outcome.KEPT;
    }

    private Outcome lose(List<PendingChange> group, Trial trial, SQLException lost) {
        boolean held = isHeld(group, lost);
        if (trial == Trial.LAST || (trial == Trial.ALONE && !held)) {
            full |= connection.isFull(lost) || foundNoRoom(group);
            if (held) {
                refuse(group, lost);
            } else {
                fail(group, lost);
            }
            return Outcome.REFUSED;
        }
        return held ? Outcome.HELD : Outcome.LOST;
    }

    private boolean foundNoRoom(List<PendingChange> group) {
        return group.stream().anyMatch(pending -> pending.hasFailed(connection::isFull));
    }

    private boolean isHeld(List<PendingChange> group, SQLException lost) {
        return connection.isHeld(lost) || group.stream().anyMatch(pending -> pending.hasFailed(connection::isHeld));
    }

    private void fail(List<PendingChange> group, SQLException failure) {
        if (!group.isEmpty()) {
            tell(group, failure);
            standStill(begun);
        }
    }

    /// Somebody keeps what these need. Nobody else has to stand still because of it, unless it is everything.
    private void refuse(List<PendingChange> group, SQLException held) {
        tell(group, held);
        if (System.nanoTime() - kept > ALL_HELD) {
            standStill(kept);
        }
    }

    private void tell(List<PendingChange> group, SQLException failure) {
        group.forEach(pending -> pending.fail(failure));
        outage.fail(group.getFirst().reason(failure));
    }

    private void standStill(long since) {
        if (!standsStill) {
            standsStill = true;
            var tried = Duration.ofNanos(System.nanoTime() - since);
            watch.ifPresent(one -> one.began(tried));
        }
    }

    private void goOn() {
        if (standsStill) {
            standsStill = false;
            watch.ifPresent(Database.Standstill::ended);
        }
    }

    /// How a transaction is tried.
    private enum Trial {
        /// Without marks: a change that fails loses the whole, which is tried again.
        TRUSTING,
        /// A change that fails is undone by itself, as in those that follow.
        CAREFUL,
        /// One that was lost with others: what somebody keeps is hardly waited for, and tried once more afterwards.
        ALONE,
        /// What is lost now isn't tried again.
        LAST
    }

    /// What became of a transaction.
    private enum Outcome {
        KEPT,
        /// By one of its changes, and nobody knows by which.
        LOST,
        /// One of its changes waited in vain for what somebody else keeps; as a whole it would again.
        HELD,
        /// Lost, and not to be tried again.
        REFUSED,
        NOT_BEGUN,
        UNKNOWN;

        /// Whether whoever waits for its changes knows what became of them.
        boolean isAnswered() {
            return this != LOST && this != HELD;
        }

        /// Whether it is the database that failed, and not a change.
        boolean isOfDatabase() {
            return this == HELD || this == NOT_BEGUN || this == UNKNOWN;
        }
    }
}
