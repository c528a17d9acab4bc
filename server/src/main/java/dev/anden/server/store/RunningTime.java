package dev.anden.server.store;

import java.util.function.LongUnaryOperator;

/// The time in which servers ran ([Uptime]), as far as this one knows. Another one that begins alone, because this
/// one couldn't be reached, makes it know more.
public final class RunningTime implements LongUnaryOperator {
    private final ClockStore clocks;
    private volatile Uptime known;

    /// What of it lies in the database.
    private volatile Uptime written;

    private RunningTime(ClockStore clocks, Uptime known) {
        this.clocks = clocks;
        this.known = known;
        written = known;
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

    /// The machine slept, or somebody set its clock: what it jumped over is counted for nobody, from now on. It is
    /// written by [#keep], since somebody may be writing who asks for the time.
    ///
    /// @param before what the clock would show if it hadn't jumped, in milliseconds since 1970
    /// @param now what it shows
    public synchronized void jumped(long before, long now) {
        known = known.jumped(before, now);
    }

    /// Writes what the database doesn't know yet, if there is anything. Where it can't be written, it can be tried
    /// again.
    public void keep() {
        Uptime kept = known;
        if (kept != written) {
            clocks.keep(kept);
            written = kept;
        }
    }

    /// The server still runs.
    public void alive(long now) {
        keep();
        clocks.alive(now);
    }

    /// Reads it again if another server has begun alone meanwhile.
    ///
    /// @return whether it is another time now
    public boolean learn() {
        if (clocks.latestRun().equals(known.latestRun())) {
            return false;
        }
        known = clocks.uptime();
        written = known;
        return true;
    }
}
