package dev.anden.server.table;

import dev.anden.engine.Budget;
import java.time.Duration;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import java.util.function.ToIntFunction;

/// The threads that bots think on: no more at once than the machine has processors, whatever the number of tables.
///
/// Whoever waits longest thinks next, and a table has at most one thought for each of its seats, so no table keeps
/// others waiting for long. The more of them wait, the less time each one has. A bot that doesn't answer is given up:
/// nothing can stop its thread for certain, so no bot of that kind thinks again until the thread has come to its end,
/// and there is never more than one such thread for a kind of bot and a processor.
final class BotThreads implements AutoCloseable {
    /// The longest that a bot may think about a choice by its budget.
    static final Duration BUDGET = Duration.ofSeconds(1);

    /// All who wait are to have chosen by then.
    private static final Duration ROUND = Duration.ofSeconds(4);

    private static final Duration SHORTEST = Duration.ofMillis(20);

    private final int processors;
    private final Duration limit;
    private final LongSupplier nanoseconds;
    private final Semaphore free;
    private final AtomicInteger wanted = new AtomicInteger();
    private final Set<Thinker> lost = ConcurrentHashMap.newKeySet();
    private final ExecutorService threads = Executors.newCachedThreadPool(
            Thread.ofPlatform().daemon().name("bot-thinking-", 0).factory());

    /// @param limit after how long a bot is given up
    /// @param nanoseconds a clock, as `System::nanoTime`
    BotThreads(int processors, Duration limit, LongSupplier nanoseconds) {
        this.processors = processors;
        this.limit = limit;
        this.nanoseconds = nanoseconds;
        free = new Semaphore(processors, true);
    }

    /// A bot didn't answer within the limit, or one of its kind hasn't come back from an earlier thought.
    static final class Unanswered extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unanswered(String message) {
            super(message);
        }
    }

    /// Thinks, as soon as there is a thread for it, and comes back when that is done.
    ///
    /// @param kind what bots have in common of which one that doesn't answer discredits the others
    /// @param thought is given what it may spend; what it throws is thrown here
    /// @return what it came to
    /// @throws Unanswered if it didn't end within the limit
    /// @throws InterruptedException if nobody waits for it any more
    int think(String kind, ToIntFunction<Budget> thought) throws InterruptedException {
        wanted.incrementAndGet();
        try {
            free.acquire();
            try {
                if (lost.stream().anyMatch(thinker -> thinker.kind.equals(kind))) {
                    throw new Unanswered("another %s is still thinking".formatted(kind));
                }
                return answer(kind, thought);
            } finally {
                free.release();
            }
        } finally {
            wanted.decrementAndGet();
        }
    }

    /// How many bots think or wait for a thread.
    int wanted() {
        return wanted.get();
    }

    /// How many bots were given up and think on.
    int lost() {
        return lost.size();
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }

    /// What each of so many thoughts may take, so that all of them are done in time.
    static Duration budget(int wanted, int processors) {
        Duration share = ROUND.multipliedBy(processors).dividedBy(Math.max(1, wanted));
        return share.compareTo(BUDGET) > 0 ? BUDGET : share.compareTo(SHORTEST) < 0 ? SHORTEST : share;
    }

    private int answer(String kind, ToIntFunction<Budget> thought) throws InterruptedException {
        var thinker = new Thinker(kind);
        long allowed = budget(wanted.get(), processors).toNanos();
        Future<Integer> answer = threads.submit(() -> thinker.think(thought, Budget.time(nanoseconds, allowed)));
        try {
            return answer.get(limit.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException late) {
            thinker.giveUp();
            answer.cancel(true);
            throw new Unanswered("it didn't answer within %d ms".formatted(limit.toMillis()));
        } catch (ExecutionException failure) {
            throw thrown(Objects.requireNonNull(failure.getCause()));
        } catch (CancellationException stopping) {
            throw new IllegalStateException("Bots think no longer", stopping);
        }
    }

    private static RuntimeException thrown(Throwable cause) {
        if (cause instanceof Error error) {
            throw error;
        }
        return cause instanceof RuntimeException failure ? failure : new IllegalStateException(cause);
    }

    /// A thought of its own on one of the threads, and whether anybody still waits for it.
    private final class Thinker {
        private final String kind;
        private boolean done;

        Thinker(String kind) {
            this.kind = kind;
        }

        int think(ToIntFunction<Budget> thought, Budget budget) {
            try {
                return thought.applyAsInt(budget);
            } finally {
                finish();
            }
        }

        private synchronized void finish() {
            done = true;
            lost.remove(this);
        }

        synchronized void giveUp() {
            if (!done) {
                lost.add(this);
            }
        }
    }
}
