package dev.anden.server.table;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The lock of one table. Nothing can stop whoever has it, who may be caught in a rule that never comes to an end:
/// so nobody waits for it longer than the limit, and where one has had it for longer already, nobody waits at all.
/// What that one is doing is logged once. Whoever waits for the database isn't caught: that comes to an end, and is
/// told elsewhere.
final class TableLock {
    private static final Logger LOG = LoggerFactory.getLogger(TableLock.class);

    private final String table;
    private final Duration limit;
    private final Predicate<Thread> waits;
    private final ReentrantLock lock = new ReentrantLock();
    private volatile Optional<Holder> holder = Optional.empty();

    /// @param table the id of the table, for the log
    /// @param limit how long somebody may have it, or wait for it
    /// @param waits whether a thread waits for the database just now
    TableLock(String table, Duration limit, Predicate<Thread> waits) {
        this.table = table;
        this.limit = limit;
        this.waits = waits;
    }

    /// @param since in nanoseconds, as `System::nanoTime`
    /// @param told whether it is logged that it has the table for too long
    private record Holder(Thread thread, long since, AtomicBoolean told) {}

    /// Takes it. Whoever has it already takes it once more.
    ///
    /// @throws RequestRefused if somebody else has it for too long
    void take() {
        if (!lock.tryLock() && (isStuck() || !await())) {
            tell();
            throw new RequestRefused(
                    ProblemCode.TABLE_BUSY, "The table doesn't answer just now, and nothing has changed; try again.");
        }
        note();
    }

    /// Takes it if nobody else has it.
    ///
    /// @return whether it was free
    boolean tryTake() {
        boolean free = lock.tryLock();
        if (free) {
            note();
        }
        return free;
    }

    /// Gives it back.
    void release() {
        if (lock.getHoldCount() == 1) {
            holder = Optional.empty();
        }
        lock.unlock();
    }

    /// Whether somebody is caught who has had it for too long. May be asked by any thread.
    boolean isStuck() {
        return holder.filter(one -> System.nanoTime() - one.since() > limit.toNanos())
                .filter(one -> !waits.test(one.thread()))
                .isPresent();
    }

    private void note() {
        if (lock.getHoldCount() == 1) {
            holder = Optional.of(new Holder(Thread.currentThread(), System.nanoTime(), new AtomicBoolean()));
        }
    }

    /// Whoever is interrupted meanwhile notices that later: what they began isn't left half done.
    private boolean await() {
        long end = System.nanoTime() + limit.toNanos();
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return lock.tryLock(end - System.nanoTime(), TimeUnit.NANOSECONDS);
                } catch (InterruptedException later) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void tell() {
        holder.filter(one -> isStuck() && one.told().compareAndSet(false, true)).ifPresent(one -> {
            var there = new Throwable("What it is doing");
            there.setStackTrace(one.thread().getStackTrace());
            LOG.atError()
                    .addKeyValue("table", table)
                    .setCause(there)
                    .log("Something at a table takes very long; nobody else can do anything there");
        });
    }
}
