package dev.anden.server.store;

import java.util.function.LongUnaryOperator;

/// The time in which servers ran ([Uptime]), as far as this one knows. Another one that begins alone, because this
/// one couldn't be reached, makes it know more.
public final class RunningTime implements LongUnaryOperator {
    private final ClockStore clocks;
    private volatile Uptime known;

    private RunningTime(ClockStore clocks, Uptime known) {
        this.clocks = clocks;
        this.known = known;
    }

    /// A server begins to run.
    ///
    /// @param first whether no other one runs
    /// @param now in milliseconds since 1970
    public static RunningTime begin(ClockStore clocks, boolean first, long now) {
        return new RunningTime(clocks, first ? clocks.begin(now) : clocks.uptime());
    }

    @Override
    public long applyAsLong(long at) {
        return known.applyAsLong(at);
    }

    /// Reads it again if another server has begun alone meanwhile.
    ///
    /// @return whether it is another time now
    public boolean learn() {
        if (clocks.latestRun().equals(known.latestRun())) {
            return false;
        }
        known = clocks.uptime();
        return true;
    }
}
