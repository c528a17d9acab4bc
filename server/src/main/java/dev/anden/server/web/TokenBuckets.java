package dev.anden.server.web;

import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/// A bucket of tokens for each of many keys. Those not used for longest are forgotten when there are too many:
/// they are full again anyway.
final class TokenBuckets {
    private static final int MOST_KEYS = 20_000;
    private static final double MILLISECONDS = 1_000;

    private final Limits.Rate rate;
    private final InstantSource clock;
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true);

    TokenBuckets(Limits.Rate rate, InstantSource clock) {
        this.rate = rate;
        this.clock = clock;
    }

    /// Takes a token.
    ///
    /// @return whether there was one
    boolean take(String key) {
        lock.lock();
        try {
            boolean taken = buckets.computeIfAbsent(key, _ -> new Bucket(rate.burst(), clock.millis()))
                    .take();
            if (buckets.size() > MOST_KEYS) {
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

        boolean take() {
            long now = clock.millis();
            tokens = Math.min(rate.burst(), tokens + Math.max(0, now - at) / MILLISECONDS * rate.perSecond());
            at = now;
            if (tokens < 1) {
                return false;
            }
            tokens--;
            return true;
        }
    }
}
