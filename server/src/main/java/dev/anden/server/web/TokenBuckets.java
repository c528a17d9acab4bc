package dev.anden.server.web;

import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;

/// A bucket of tokens for each of many keys. Those not used for longest are forgotten when there are too many. With a
/// rate that fills them quickly they are full again by then. With a slow one more of them are remembered than one
/// gets groups of addresses with a network of IPv6 (a /48 has 65,536), so that nobody is forgotten for the sake of one.
final class TokenBuckets {
    private static final int QUICK_KEYS = 20_000;
    private static final int SLOW_KEYS = 80_000;

    /// Whatever takes longer to be full again is slow.
    private static final double QUICK_SECONDS = 60;

    private static final double MILLISECONDS = 1_000;

    private final Limits.Rate rate;
    private final int most;
    private final InstantSource clock;
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true);

    TokenBuckets(Limits.Rate rate, InstantSource clock) {
        this.rate = rate;
        most = rate.burst() / rate.perSecond() <= QUICK_SECONDS ? QUICK_KEYS : SLOW_KEYS;
        this.clock = clock;
    }

    /// Takes a token.
    ///
    /// @return whether there was one
    boolean take(String key) {
        return take(key, 1);
    }

    /// Takes some tokens, or none.
    ///
    /// @param tokens more than there ever are count as all of them
    /// @return whether there were as many
    boolean take(String key, int tokens) {
        return at(key, bucket -> bucket.take(Math.min(tokens, rate.burst())));
    }

    /// Takes some tokens for what was done already, or all that there are.
    void charge(String key, int tokens) {
        at(key, bucket -> bucket.charge(tokens));
    }

    private boolean at(String key, Predicate<Bucket> verb) {
        lock.lock();
        try {
            boolean taken = verb.test(buckets.computeIfAbsent(key, _ -> new Bucket(rate.burst(), clock.millis())));
            if (buckets.size() > most) {
                var eldest = buckets.keySet().iterator();
                eldest.next();
                eldest.remove();
            }
            return taken;
        } finally {
            lock.unlock();
        }
    }

    private final class Bucket {
        private double tokens;
        private long at;

        Bucket(double tokens, long at) {
            this.tokens = tokens;
            this.at = at;
        }

        boolean take(int wanted) {
            fill();
            if (tokens < wanted) {
                return false;
            }
            tokens -= wanted;
            return true;
        }

        /// @return whether there were as many
        boolean charge(int wanted) {
            fill();
            boolean enough = tokens >= wanted;
            tokens = Math.max(0, tokens - wanted);
            return enough;
        }

        private void fill() {
            long now = clock.millis();
            tokens = Math.min(rate.burst(), tokens + Math.max(0, now - at) / MILLISECONDS * rate.perSecond());
            at = now;
        }
    }
}
