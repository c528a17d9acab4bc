package dev.anden.server.table.bot;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/// Which bot may think next, where there is room for few at a time: the one that waits longest at a table that
/// somebody is looking at. Every fourth time it is whichever waits longest of all, so that tables at which
/// nobody is go on as well, however many there are of both.
final class ThinkingQueue {
    /// One time in so many nobody is preferred.
    private static final int FOR_ALL = 4;

    private final int places;
    private final ReentrantLock lock = new ReentrantLock();
    private final Deque<Waiter> waiting = new ArrayDeque<>();
    private int free;
    private int admitted;

    /// @param places how many may think at once
    ThinkingQueue(int places) {
        this.places = places;
        free = places;
    }

    /// @param watched whether somebody is looking at the table by now
    private record Waiter(BooleanSupplier watched, CountDownLatch turn) {}

    /// Waits until a bot may think. Whoever comes back from here has to [#leave].
    ///
    /// @param watched whether somebody is looking at its table; is asked under a lock, again and again while it
    ///     waits
    /// @throws InterruptedException if nobody waits for it any more
    void enter(BooleanSupplier watched) throws InterruptedException {
        var waiter = new Waiter(watched, new CountDownLatch(1));
        lock.lock();
        try {
            waiting.add(waiter);
            admit();
        } finally {
            lock.unlock();
        }
        try {
            waiter.turn.await();
        } catch (InterruptedException unwanted) {
            withdraw(waiter);
            throw unwanted;
        }
    }

    private void withdraw(Waiter waiter) {
        lock.lock();
        try {
            if (!waiting.remove(waiter)) {
                // Its turn had just come.
                free++;
                admit();
            }
        } finally {
            lock.unlock();
        }
    }

    /// A bot has thought.
    void leave() {
        lock.lock();
        try {
            free++;
            admit();
        } finally {
            lock.unlock();
        }
    }

    private void admit() {
        while (free > 0 && !waiting.isEmpty()) {
            Waiter next = next();
            waiting.remove(next);
            free--;
            next.turn.countDown();
        }
    }

    private Waiter next() {
        Waiter longest = waiting.element();
        admitted = (admitted + 1) % FOR_ALL;
        return admitted == 0
                ? longest
                : waiting.stream()
                        .filter(waiter -> waiter.watched.getAsBoolean())
                        .findFirst()
                        .orElse(longest);
    }

    /// How many think or wait.
    int size() {
        lock.lock();
        try {
            return thinking() + waiting.size();
        } finally {
            lock.unlock();
        }
    }

    /// How many think, or wait at a table that somebody is looking at.
    int watched() {
        lock.lock();
        try {
            return thinking()
                    + (int) waiting.stream()
                            .filter(waiter -> waiter.watched.getAsBoolean())
                            .count();
        } finally {
            lock.unlock();
        }
    }

    private int thinking() {
        return places - free;
    }
}
