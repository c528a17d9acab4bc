package dev.anden.server.store.node;

import java.time.Duration;
import java.util.function.LongUnaryOperator;

/// The time in which servers ran ([Uptime]), as far as this one knows. Another one that begins alone, because this
/// one couldn't be reached, makes it know more.
public final class RunningTime implements LongUnaryOperator {
    /// A server that couldn't write for less than this, in milliseconds, ran on: whoever acts waits about as long for
    /// an answer anyway.
    static final long LEAST = Duration.ofSeconds(3).toMillis();

    private static final long NEVER = Long.MAX_VALUE;

    private final RunStore runs;
    private final boolean shared;
    private volatile Uptime known;

    /// What comes after it isn't counted now, in milliseconds since 1970: nobody could act.
    private volatile long stopped = NEVER;

    /// When it could be written again, in milliseconds since 1970, as long as nobody knows whether
    /// others ran meanwhile.
    private long resumed = NEVER;

    /// What of it lies in the database.
    private volatile Uptime written;

    private RunningTime(RunStore runs, boolean shared, Uptime known) {
        this.runs = runs;
        this.shared = shared;
        this.known = known;
        written = known;
    }

    /// A server begins to run.
    ///
    /// @param shared whether others may run at the same time
    /// @param first whether no other one runs
    /// @param now in milliseconds since 1970
    public static RunningTime begin(RunStore runs, boolean shared, boolean first, long now) {
        return new RunningTime(runs, shared, first ? runs.begin(now) : runs.uptime());
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
        resumed = NEVER;
    }

    /// Something was written again. Where nothing could be for a while, it is as if no server had run
    /// meanwhile; it is written by [#keep]. Where others may have run, time stands until it is
    /// [settled][#settle] whether they did.
    ///
    /// @param now in milliseconds since 1970
    public synchronized void goOn(long now) {
        if (stopped != NEVER && now - stopped >= LEAST) {
            resumed = now;
            if (!shared) {
                settle(Duration.ZERO);
            }
        } else {
            stopped = NEVER;
        }
    }

    /// It has been seen whether other servers ran while this one couldn't write. If they did for half
    /// of that time, it was this one alone that couldn't, and time went on. Where nothing is to be
    /// settled, nothing happens.
    ///
    /// @param others for how long at least another one ran since then
    public synchronized void settle(Duration others) {
        if (resumed != NEVER) {
            if (2 * others.toMillis() < resumed - stopped) {
                known = known.jumped(stopped, resumed);
            }
            settled();
        }
    }

    private void settled() {
        stopped = NEVER;
        resumed = NEVER;
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

    /// Reads it again if another server has begun alone meanwhile, or has said for all when nothing
    /// could be written.
    ///
    /// @return whether it is another time now
    public boolean learn() {
        if (!isOutdated()) {
            return false;
        }
        learn(runs.uptime());
        return true;
    }

    private synchronized void learn(Uptime other) {
        known = other;
        written = other;
        if (resumed != NEVER) {
            settled();
        }
    }

    private boolean isOutdated() {
        return !runs.latestRun().equals(written.latestRun());
    }
}
