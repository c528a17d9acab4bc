package dev.anden.server.thinking;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// Works out what may never come to an end: each on a thread that is given up after a limit.
///
/// Nothing can stop a thread for certain, so one that was given up may run on for ever, beside those that come after
/// it. There are few of them: a table where that has happened twice is thought for no longer, and when many threads
/// are lost, the kinds of bots that lost them rest for a while. Other tables and other kinds aren't touched.
///
/// All of them stand back where others want the processors ([StandingBack]): whoever plays isn't to wait for a move
/// that somebody else's bot thinks about.
///
/// Long before that a thread may be late: whoever comes next needn't wait for it, and what it comes to still
/// counts. Late threads count among the lost ones as long as they are so: when both are very many, their kinds are
/// worked out for no longer until threads end.
public final class LimitedThreads implements AutoCloseable {
    /// How long what was given up is held against its table, at least, and against its kind.
    static final Duration REST = Duration.ofMinutes(10);

    private static final int MOST_AT_A_TABLE = 2;

    private final int many;
    private final Duration limit;
    private final LongSupplier nanoseconds;
    private final List<Task> late = new ArrayList<>();
    private final List<Task> givenUp = new ArrayList<>();
    private final ExecutorService threads;

    /// @param name what the threads are called
    /// @param many so many lost threads that their kinds rest; twice as many lost and late ones, and they do until
    ///     a thread ends
    /// @param limit after how long a thread is given up
    /// @param nanoseconds a clock, as `System::nanoTime`
    public LimitedThreads(String name, int many, Duration limit, LongSupplier nanoseconds) {
        this.many = many;
        this.limit = limit;
        this.nanoseconds = nanoseconds;
        ThreadFactory factory = Thread.ofPlatform().daemon().name(name + "-", 0).factory();
        threads = Executors.newCachedThreadPool(work -> factory.newThread(StandingBack.whileStandingBack(work)));
    }

    /// Works something out, and comes back when that is done or given up.
    ///
    /// @param table whom it is for
    /// @param kind what it has in common with what else may not come to an end
    /// @param work what it throws is thrown here
    /// @throws Unanswered if it didn't end within the limit, or wasn't begun
    /// @throws InterruptedException if nobody waits for it any more
    public <T> T run(String table, String kind, Supplier<T> work) throws InterruptedException {
        return run(table, kind, limit, () -> {}, work);
    }

    /// Works something out with a thread that may be late.
    ///
    /// @param patience after how long it is
    /// @param whenLate is called once then, by the thread that waits for the answer
    public <T> T run(String table, String kind, Duration patience, Runnable whenLate, Supplier<T> work)
            throws InterruptedException {
        requireTrusted(table, kind);
        var task = new Task(table, kind);
        try {
            return answer(task, patience, whenLate, threads.submit(() -> task.run(work)));
        } catch (RejectedExecutionException closed) {
            throw stopping();
        }
    }

    private <T> T answer(Task task, Duration patience, Runnable whenLate, Future<T> answer)
            throws InterruptedException {
        try {
            return answerInTime(task, patience, whenLate, answer);
        } catch (TimeoutException never) {
            giveUp(task);
            answer.cancel(true);
            throw new Unanswered("it didn't answer within %d ms".formatted(limit.toMillis()));
        } catch (ExecutionException failure) {
            if (threads.isShutdown()) {
                // It was told to stop, and failed of that.
                throw stopping();
            }
            throw thrown(Objects.requireNonNull(failure.getCause()));
        }
    }

    private <T> T answerInTime(Task task, Duration patience, Runnable whenLate, Future<T> answer)
            throws InterruptedException, ExecutionException, TimeoutException {
        if (patience.compareTo(limit) < 0) {
            try {
                return answer.get(patience.toNanos(), TimeUnit.NANOSECONDS);
            } catch (TimeoutException soon) {
                note(task);
                whenLate.run();
                return answer.get(limit.minus(patience).toNanos(), TimeUnit.NANOSECONDS);
            }
        }
        return answer.get(limit.toNanos(), TimeUnit.NANOSECONDS);
    }

    private static InterruptedException stopping() {
        return new InterruptedException("Nothing is worked out any more");
    }

    private static RuntimeException thrown(Throwable cause) {
        if (cause instanceof Error error) {
            throw error;
        }
        return cause instanceof RuntimeException failure ? failure : new IllegalStateException(cause);
    }

    /// How many threads were given up and run on, or are late.
    public synchronized int lost() {
        return late.size() + given();
    }

    private int given() {
        return (int) givenUp.stream().filter(task -> !task.ended).count();
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }

    private synchronized void requireTrusted(String table, String kind) {
        long now = nanoseconds.getAsLong();
        givenUp.removeIf(task -> task.ended && !task.isRecent(now));
        if (givenUp.stream().filter(task -> task.table.equals(table)).count() >= MOST_AT_A_TABLE) {
            throw new Unanswered("it didn't answer at this table before");
        }
        boolean tooMany = lost() >= 2 * many;
        if ((tooMany || given() >= many) && areBusy(kind, tooMany, now)) {
            throw new Unanswered("several %s are still thinking".formatted(kind));
        }
    }

    private boolean areBusy(String kind, boolean tooMany, long now) {
        return givenUp.stream().anyMatch(task -> task.speaksAgainst(kind, tooMany, now))
                || (tooMany && late.stream().anyMatch(task -> task.kind.equals(kind)));
    }

    private synchronized void note(Task task) {
        if (!task.ended) {
            late.add(task);
        }
    }

    private synchronized void giveUp(Task task) {
        late.remove(task);
        task.since = nanoseconds.getAsLong();
        givenUp.add(task);
    }

    /// What one thread is about. Its changing fields are guarded by the threads' lock.
    private final class Task {
        private final String table;
        private final String kind;
        private boolean ended;
        private long since;

        Task(String table, String kind) {
            this.table = table;
            this.kind = kind;
        }

        <T> T run(Supplier<T> work) {
            try {
                return work.get();
            } finally {
                synchronized (LimitedThreads.this) {
                    ended = true;
                    late.remove(this);
                }
            }
        }

        boolean isRecent(long now) {
            return now - since < REST.toNanos();
        }

        boolean speaksAgainst(String other, boolean tooMany, long now) {
            return !ended && kind.equals(other) && (tooMany || isRecent(now));
        }
    }
}
