package dev.anden.server.table.bot;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Which bot may think next, where there is room for few at a time: one at a table that somebody is
/// looking at. Whoever has set up many tables gets no more of the machine by it than somebody with one:
/// the next is of the owner of whom the fewest think, then of whoever was served longest ago, then the
/// one that waits longest. Every fourth time it is whichever waits longest of all, so that tables at
/// which nobody is go on as well, however many there are of both.
final class ThinkingQueue {
    /// One time in so many nobody is preferred.
    private static final int FOR_ALL = 4;

    private final int places;
    private final ReentrantLock lock = new ReentrantLock();
    private final Deque<Waiter> waiting = new ArrayDeque<>();

    /// Of those who have bots that think or wait.
    private final Map<String, Share> shares = new HashMap<>();

    private int free;
    private long admitted;

    /// @param places how many may think at once
    ThinkingQueue(int places) {
        this.places = places;
        free = places;
    }

    /// @param watched whether somebody is looking at the table by now
    private record Waiter(String owner, BooleanSupplier watched, CountDownLatch turn) {}

    /// How many bots of one owner think, and when the last one of them began to: the number of those
    /// before it.
    private static final class Share {
        private int thinking;
        private int waiting;
        private long served;

        boolean isNone() {
            return thinking + waiting == 0;
        }
    }

    /// Waits until a bot may think. Whoever comes back from here has to [#leave].
    ///
    /// @param owner whose table it is
    /// @param watched whether somebody is looking at its table; is asked under a lock, again and again while it
    ///     waits
    /// @throws InterruptedException if nobody waits for it any more
    void enter(String owner, BooleanSupplier watched) throws InterruptedException {
        var waiter = new Waiter(owner, watched, new CountDownLatch(1));
        lock.lock();
        try {
            waiting.add(waiter);
            shares.computeIfAbsent(owner, _ -> new Share()).waiting++;
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
            if (waiting.remove(waiter)) {
                change(waiter.owner, share -> share.waiting--);
            } else {
                // Its turn had just come.
                giveUpPlace(waiter.owner);
            }
        } finally {
            lock.unlock();
        }
    }

    /// A bot has thought.
    ///
    /// @param owner whose table it is
    void leave(String owner) {
        lock.lock();
        try {
            giveUpPlace(owner);
        } finally {
            lock.unlock();
        }
    }

    private void giveUpPlace(String owner) {
        change(owner, share -> share.thinking--);
        free++;
        admit();
    }

    private void admit() {
        while (free > 0 && !waiting.isEmpty()) {
            Waiter next = next();
            waiting.remove(next);
            change(next.owner, share -> {
                share.waiting--;
                share.thinking++;
                share.served = admitted;
            });
            free--;
            next.turn.countDown();
        }
    }

    private void change(String owner, Consumer<Share> change) {
        shares.computeIfPresent(owner, (_, share) -> {
            change.accept(share);
            return share.isNone() ? null : share;
        });
    }

    private Waiter next() {
        Waiter longest = waiting.element();
        admitted++;
        return admitted % FOR_ALL == 0
                ? longest
                : waiting.stream()
                        .filter(waiter -> waiter.watched.getAsBoolean())
                        .min(Comparator.comparingInt((Waiter waiter) -> share(waiter).thinking)
                                .thenComparingLong(waiter -> share(waiter).served))
                        .orElse(longest);
    }

    private Share share(Waiter waiter) {
        return Objects.requireNonNull(shares.get(waiter.owner));
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

    /// How many thoughts have to share the machine if each owner's have an equal part of it, and each
    /// of an owner's an equal part of that, seen from one of them: the owners, times that one's own.
    ///
    /// @param everywhere whether those count that wait at a table that nobody is looking at
    int parts(String owner, boolean everywhere) {
        lock.lock();
        try {
            List<String> waiters = waiting.stream()
                    .filter(waiter -> everywhere || waiter.watched.getAsBoolean())
                    .map(Waiter::owner)
                    .toList();
            Stream<String> thinkers = shares.entrySet().stream()
                    .filter(share -> share.getValue().thinking > 0)
                    .map(Map.Entry::getKey);
            long owners = Stream.concat(waiters.stream(), thinkers).distinct().count();
            long own = Optional.ofNullable(shares.get(owner))
                            .map(share -> share.thinking)
                            .orElse(0)
                    + waiters.stream().filter(owner::equals).count();
            return Math.toIntExact(owners * own);
        } finally {
            lock.unlock();
        }
    }

    private int thinking() {
        return places - free;
    }
}
