package dev.anden.server.testing;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/// Waits for what nobody says: what another thread has written.
public final class Polling {
    private static final Duration BETWEEN = Duration.ofMillis(20);

    private Polling() {}

    /// Waits until something is so.
    public static void until(BooleanSupplier wanted) {
        long end = System.nanoTime() + Patience.LENGTH.toNanos();
        while (!wanted.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("It isn't so after " + Patience.LENGTH);
            }
            LockSupport.parkNanos(BETWEEN.toNanos());
        }
    }
}
