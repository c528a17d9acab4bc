package dev.anden.server.account;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import java.time.Duration;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;

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
    private final Recent<From, Count> counts;

    /// When an account would be rested again.
    private final Recent<String, Long> exhausted;

    /// When somebody last signed in from there.
    private final Recent<From, Long> welcome;

    /// @param passed the milliseconds that have passed since some moment, whatever the time of day is set to meanwhile
    public Attempts(LongSupplier passed) {
        this.passed = passed;
        counts = recent(count -> count.at() + MEMORY.toMillis());
        exhausted = recent(rested -> rested);
        welcome = recent(since -> since + WELCOME.toMillis());
    }

    /// Counts an attempt, before it is known whether it fails: many at once don't get past it.
    ///
    /// @param account what is tried
    /// @param address what limits count as one
    /// @throws RequestRefused if it has to wait
    synchronized void begin(String account, String address) {
        var from = new From(account, address);
        long now = passed.getAsLong();
        Count before = counts.find(from).orElse(new Count(0, now));
        requireOver(before.at() + wait(before.number()), now);
        if (welcome.find(from).isEmpty()) {
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

    /// How long the next one has to wait after this many, in milliseconds.
    private static long wait(int number) {
        if (number < FREE) {
            return 0;
        }
        int doubled = Math.min(number - FREE, Long.SIZE / 2);
        return Math.min(FIRST_WAIT.toMillis() << doubled, LONGEST_WAIT.toMillis());
    }

    private void takeFromEverywhere(String account, long now) {
        long rested = Math.max(exhausted.find(account).orElse(now), now) + ONE_MORE.toMillis();
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

    /// @param end in the same milliseconds, to which something counts
    private <K, V> Recent<K, V> recent(ToLongFunction<V> end) {
        return new Recent<>(MOST_KEYS, value -> end.applyAsLong(value) < passed.getAsLong());
    }

    private record From(String account, String address) {}

    /// @param at when the last one was
    private record Count(int number, long at) {}
}
