package dev.anden.server.store.database;

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
public final class GroupWriter implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(GroupWriter.class);

    /// The first of a group isn't to wait too long for the last.
    private static final int LARGEST = 256;

    /// After so long without anything to write the connection is looked at.
    private static final int REST_SECONDS = 10;

    /// The changes of a group that are tried one by one aren't to keep everybody else waiting for longer: each of them
    /// may be one that has to wait for what somebody keeps to themselves.
    private static final long ONE_BY_ONE_NANOSECONDS = TimeUnit.SECONDS.toNanos(5);

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
        Outcome outcome = tryTogether(group, Trial.TRUSTING);
        if (outcome == Outcome.LOST) {
            outcome = tryTogether(group, Trial.CAREFUL);
        }
        if (outcome == Outcome.LOST || outcome == Outcome.HELD) {
            tryOneByOne(group);
        }
        hopeless |= hurried && outcome.isOfDatabase();
    }

    private void tryOneByOne(List<PendingChange> group) {
        long until = System.nanoTime() + ONE_BY_ONE_NANOSECONDS;
        for (int next = 0; next < group.size(); next++) {
            if (hurried
                    || System.nanoTime() - until > 0
                    || tryTogether(group.subList(next, next + 1), Trial.LAST) == Outcome.NOT_BEGUN) {
                fail(group.subList(next, group.size()), notNow());
                return;
            }
        }
    }

    private static SQLException notNow() {
        return new SQLException("The database can't be written to now");
    }

    /// One transaction. Unless it is lost, and may be tried again, all of its changes are answered.
    private Outcome tryTogether(List<PendingChange> group, Trial trial) {
        try {
            connection.begin();
        } catch (SQLException failure) {
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
            if (trial == Trial.LAST) {
                full |= connection.isFull(lost) || foundNoRoom(group);
                fail(group, lost);
            }
            return isHeld(group, lost) ? Outcome.HELD : Outcome.LOST;
        }
        outage.pass();
        goOn();
        commits.incrementAndGet();
        full |= foundNoRoom(group);
        group.forEach(PendingChange::answer);
        return Outcome.KEPT;
    }

    private boolean foundNoRoom(List<PendingChange> group) {
        return group.stream().anyMatch(pending -> pending.hasFailed(connection::isFull));
    }

    private boolean isHeld(List<PendingChange> group, SQLException lost) {
        return connection.isHeld(lost) || group.stream().anyMatch(pending -> pending.hasFailed(connection::isHeld));
    }

    private void fail(List<PendingChange> group, SQLException failure) {
        group.forEach(pending -> pending.fail(failure));
        if (!group.isEmpty()) {
            outage.fail(group.getFirst().reason(failure));
            standStill();
        }
    }

    private void standStill() {
        if (!standsStill) {
            standsStill = true;
            var tried = Duration.ofNanos(System.nanoTime() - begun);
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
        /// A change that fails is undone by itself.
        CAREFUL,
        /// A change that fails is undone by itself, and what is lost isn't tried again.
        LAST
    }

    /// What became of a transaction.
    private enum Outcome {
        KEPT,
        /// By one of its changes, and nobody knows by which.
        LOST,
        /// One of its changes waited in vain for what somebody else keeps; as a whole it would again.
        HELD,
        NOT_BEGUN,
        UNKNOWN;

        /// Whether it is the database that failed, and not a change.
        boolean isOfDatabase() {
            return this == HELD || this == NOT_BEGUN || this == UNKNOWN;
        }
    }
}
