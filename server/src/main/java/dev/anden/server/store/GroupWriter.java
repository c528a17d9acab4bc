package dev.anden.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
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
/// A change is answered when its group is on disk. One that fails is undone by itself, and its neighbours stay. That
/// is seldom, so the group is first tried as a whole: what happened at all of its tables by a few questions
/// ([Appending]), and without a mark before each change that one could go back to. If any of them fails, the group is
/// tried again change by change, with these marks. If the group as a whole can't be kept, because
/// the disk is full, say, each of its changes is tried once more alone, unless the database can't tell whether it was
/// kept.
final class GroupWriter implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(GroupWriter.class);

    /// The first of a group isn't to wait too long for the last.
    private static final int LARGEST = 256;

    /// After so long without anything to write the connection is looked at.
    private static final int REST_SECONDS = 10;

    private final WritingConnection connection;
    private final BlockingQueue<PendingChange> queue = new LinkedBlockingQueue<>();
    private final AtomicLong commits = new AtomicLong();
    private final Object entrance = new Object();
    private final Thread thread;
    private volatile boolean closed;
    private volatile boolean full;

    private GroupWriter(WritingConnection connection) {
        this.connection = connection;
        thread = Thread.ofPlatform().name("store-writer").daemon().unstarted(this::work);
    }

    /// @param connection is its own from now on, and closed with it
    static GroupWriter start(WritingConnection connection) {
        var writer = new GroupWriter(connection);
        writer.thread.start();
        return writer;
    }

    /// Carries a change out, and comes back when it is on disk.
    ///
    /// @throws RuntimeException what the change threw
    /// @throws org.springframework.dao.DataAccessException if it couldn't be kept
    int carryOut(ToIntFunction<JdbcClient> change) {
        return carryOut(PendingChange.of(change));
    }

    /// The same for what other servers are told of.
    int carryOut(Notice notice, ToIntFunction<JdbcClient> change) {
        return carryOut(PendingChange.of(notice, change));
    }

    /// Writes what has happened at a table, and comes back when it is on disk.
    ///
    /// @throws LogConflict if another writer was there first
    /// @throws org.springframework.dao.DataAccessException if it couldn't be kept
    void carryOut(Append append) {
        carryOut(PendingChange.of(append));
    }

    private int carryOut(PendingChange pending) {
        enter(pending);
        return pending.await();
    }

    /// How many transactions were synced to disk.
    long commits() {
        return commits.get();
    }

    /// How many changes wait for the next group.
    int waiting() {
        return queue.size();
    }

    /// Whether something was refused because there was no room, and nobody has said since that there is.
    boolean isFull() {
        return full;
    }

    /// There is room again.
    void isRoomy() {
        full = false;
    }

    /// Writes what waits, and nothing afterwards.
    @Override
    public void close() {
        synchronized (entrance) {
            if (closed) {
                return;
            }
            closed = true;
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
                    write(group);
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
        if (tryTogether(group, Trial.TRUSTING) == Outcome.LOST && tryTogether(group, Trial.CAREFUL) == Outcome.LOST) {
            for (int next = 0; next < group.size(); next++) {
                if (tryTogether(group.subList(next, next + 1), Trial.LAST) == Outcome.NOT_BEGUN) {
                    fail(group, new SQLException("The database can't be written to now"));
                    return;
                }
            }
        }
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
                full |= PostgresFailure.isFull(lost) || group.stream().anyMatch(PendingChange::foundNoRoom);
                fail(group, lost);
            }
            return Outcome.LOST;
        }
        commits.incrementAndGet();
        full |= group.stream().anyMatch(PendingChange::foundNoRoom);
        group.forEach(PendingChange::answer);
        return Outcome.KEPT;
    }

    private static void fail(List<PendingChange> group, SQLException failure) {
        group.forEach(pending -> pending.fail(failure));
    }

    /// How a transaction is tried.
    private enum Trial {
        /// Without marks: a change that fails loses the whole, which is tried again.
        TRUSTING,
        /// A change that fails is undone by itself.
        CAREFUL,
        /// The same; what is lost isn't tried again.
        LAST
    }

    /// What became of a transaction.
    private enum Outcome {
        KEPT,
        LOST,
        NOT_BEGUN,
        UNKNOWN
    }
}
