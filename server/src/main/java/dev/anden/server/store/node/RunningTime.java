package dev.anden.server.store.node;

import java.time.Duration;
import java.util.function.LongUnaryOperator;

/// The time in which servers ran ([Uptime]), as far as this one knows. Another one that begins alone, because this
/// one couldn't be reached, makes it know more.
public final class RunningTime implements LongUnaryOperator {
    /// A server that couldn't write for less than this, in milliseconds, ran on: whoever acts waits about as long for
    /// an
    /// answer anyway.
    static final long LEAST = Duration.ofSeconds(3).toMillis();

    private static final long NEVER = Long.MAX_VALUE;

    private final RunStore runs;
    private volatile Uptime known;

    /// What comes after it isn't counted now, in milliseconds since 1970: nobody could act.
    private volatile long stopped = NEVER;

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
        return known.applyAsLong(Math.min(at, stopped));
    }

    /// The machine slept, or somebody set its clock: what it jumped over is counted for nobody, from now on. It is
    /// written by [#keep], since somebody may be writing who asks for the time.
    ///
    /// @param before what the clock would show if it hadn't jumped, in milliseconds since 1970
    /// @param now what it shows
    public synchronized void jumped(long before, long now) {
        known = known.jumped(before, now);
    }

    /// Nothing can be written any more, so that nobody can act: time is counted for nobody until [#goOn].
    ///
    /// @param at since when, in milliseconds since 1970
    public synchronized void stop(long at) {
        stopped = Math.min(stopped, at);
    }

    /// Something was written again. Where nothing could be for a while, it is as if no server had run meanwhile; it is
    /// written by [#keep].
    ///
    /// @param now in milliseconds since 1970
    public synchronized void goOn(long now) {
        if (stopped != NEVER && now - stopped >= LEAST) {
            known = known.jumped(stopped, now);
        }
        stopped = NEVER;
    }

    /// Writes what the database doesn't know yet, if there is anything. Where it can't be written, it can be tried
    /// again. Where several servers couldn't write, the first one that can says so for all of them, and the others
    /// [learn][#learn] it.
    public void keep() {
        Uptime kept = known;
        if (kept != written && !isOutdated()) {
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
        if (!isOutdated()) {
            return false;
        }
        known = runs.uptime();
        written = known;
        return true;
    }

    private boolean isOutdated() {
        return !runs.latestRun().equals(written.latestRun());
    }
}
