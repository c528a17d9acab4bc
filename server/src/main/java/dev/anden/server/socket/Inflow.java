package dev.anden.server.socket;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/// How much may come in on one connection: a lot at once, and then so much a second. Not for several
/// threads at once.
public final class Inflow {
    private final long atOnce;
    private final double perSecond;
    private final LongSupplier nanoseconds;
    private double left;
    private long since;

    /// @param nanoseconds a clock that only goes forward, as `System::nanoTime`
    public Inflow(long atOnce, double perSecond, LongSupplier nanoseconds) {
        this.atOnce = atOnce;
        this.perSecond = perSecond;
        this.nanoseconds = nanoseconds;
        left = atOnce;
        since = nanoseconds.getAsLong();
    }

    /// Takes what has come.
    ///
    /// @return after how many nanoseconds it would be nothing too much; 0 if it isn't
    public long take(long amount) {
        long now = nanoseconds.getAsLong();
        double seconds = (now - since) / (double) TimeUnit.SECONDS.toNanos(1);
        left = Math.min((double) atOnce, left + seconds * perSecond) - amount;
        since = now;
        return left >= 0 ? 0 : (long) Math.ceil(-left / perSecond * TimeUnit.SECONDS.toNanos(1));
    }
}
