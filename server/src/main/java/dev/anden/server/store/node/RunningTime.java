package dev.anden.server.store.node;

import java.util.function.LongUnaryOperator;

/// The time in which servers ran ([Uptime]), as far as this one knows. Another one that begins alone, because this
/// one couldn't be reached, makes it know more.
public final class RunningTime implements LongUnaryOperator {
    private final RunStore runs;
    private volatile Uptime known;

    /// What of it lies in the database.
    private volatile Uptime written;

    private RunningTime(RunStore runs, Uptime known) {
        this.runs = runs;
        this.known = known;
        written = known;
    }

    /// A server begins to run.
    ///
    /// @param first whether no other one runs
    /// @param now in milliseconds since 1970
    public static RunningTime begin(RunStore runs, boolean first, long now) {
        return new RunningTime(runs, first ? runs.begin(now) : runs.uptime());
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
            runs.keep(kept);
            written = kept;
        }
    }

    /// The server still runs.
    public void alive(long now) {
        keep();
        runs.alive(now);
    }

    /// Reads it again if another server has begun alone meanwhile.
    ///
    /// @return whether it is another time now
    public boolean learn() {
        if (runs.latestRun().equals(known.latestRun())) {
            return false;
        }
        known = runs.uptime();
        written = known;
        return true;
    }
}
