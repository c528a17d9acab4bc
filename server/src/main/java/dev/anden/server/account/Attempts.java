package dev.anden.server.account;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import java.time.Duration;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/// Slows down whoever tries passwords. From one address each wrong one for an account makes the next wait longer.
/// From many addresses together an account takes only so many; but where its person has signed in before, that
/// doesn't count, so that strangers lock nobody out.
///
/// What it knows is in memory: a restart forgets it.
public final class Attempts {
    /// So many are free: fingers slip.
    private static final int FREE = 3;

    private static final Duration FIRST_WAIT = Duration.ofSeconds(1);
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(15);

    /// After this time without any, none counts any more.
    private static final Duration MEMORY = Duration.ofDays(1);

    /// So many from everywhere together, and then one each half minute.
    private static final int FROM_EVERYWHERE = 100;

    private static final Duration ONE_MORE = Duration.ofSeconds(30);

    /// For so long it is known where somebody has signed in.
    private static final Duration WELCOME = Duration.ofDays(400);

    private static final int MOST_KEYS = 20_000;

    private final LongSupplier passed;
    private final Map<From, Count> counts = new Recent<>();
    private final Map<String, Long> exhausted = new Recent<>();

    /// When somebody last signed in from there.
    private final Map<From, Long> welcome = new Recent<>();

    /// @param passed the milliseconds that have passed since some moment, whatever the time of day is set to meanwhile
    public Attempts(LongSupplier passed) {
        this.passed = passed;
    }

    /// Counts an attempt, before it is known whether it fails: many at once don't get past it.
    ///
    /// @param account what is tried
    /// @param address what limits count as one
    /// @throws RequestRefused if it has to wait
    synchronized void begin(String account, String address) {
        var from = new From(account, address);
        long now = passed.getAsLong();
        forgetOld(now);
        Count none = new Count(0, now);
        Count before = counts.getOrDefault(from, none);
        if (now - before.at() > MEMORY.toMillis()) {
            before = none;
        }
        requireOver(before.at() + wait(before.number()), now);
        if (!welcome.containsKey(from)) {
            takeFromEverywhere(account, now);
        }
        counts.put(from, new Count(before.number() + 1, now));
    }

    /// The last attempt from there was right.
    synchronized void succeeded(String account, String address) {
        var from = new From(account, address);
        counts.remove(from);
        welcome.put(from, passed.getAsLong());
    }

    /// Of how many places something is known.
    synchronized int remembered() {
        return counts.size() + welcome.size();
    }

    /// What wasn't used for longest comes first.
    private void forgetOld(long now) {
        forget(counts.values(), count -> now - count.at() > MEMORY.toMillis());
        forget(exhausted.values(), rested -> rested < now);
        forget(welcome.values(), since -> now - since > WELCOME.toMillis());
    }

    private static <T> void forget(Collection<T> eldestFirst, Predicate<T> isOver) {
        for (Iterator<T> each = eldestFirst.iterator(); each.hasNext() && isOver.test(each.next()); ) {
            each.remove();
        }
    }

    /// How long the next one has to wait after this many, in milliseconds.
    private static long wait(int number) {
        if (number < FREE) {
            return 0;
        }
        int doubled = Math.min(number - FREE, Long.SIZE / 2);
        return Math.min(FIRST_WAIT.toMillis() << doubled, LONGEST_WAIT.toMillis());
    }

    /// What is kept is when the account would be rested again.
    private void takeFromEverywhere(String account, long now) {
        long rested = Math.max(exhausted.getOrDefault(account, now), now) + ONE_MORE.toMillis();
        requireOver(rested - FROM_EVERYWHERE * ONE_MORE.toMillis(), now);
        exhausted.put(account, rested);
    }

    private static void requireOver(long until, long now) {
        if (until > now) {
            long seconds = Duration.ofMillis(until - now + 999).toSeconds();
            throw new RequestRefused(
                    ProblemCode.TOO_MANY_ATTEMPTS,
                    "That was wrong too often; try again in %d s.".formatted(seconds),
                    Map.of("seconds", Long.toString(seconds)));
        }
    }

    private record From(String account, String address) {}

    /// @param at when the last one was
    private record Count(int number, long at) {}

    /// Forgets what wasn't used for longest.
    private static final class Recent<K, V> extends LinkedHashMap<K, V> {
        private static final long serialVersionUID = 1L;

        Recent() {
            super(16, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > MOST_KEYS;
        }
    }
}
