package dev.anden.cli.call;

import java.io.PrintWriter;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/// A line that shows how far an experiment has come, drawn again a few times per second.
public final class ProgressBar {
    /// How many parts a bar has.
    public static final int WIDTH = 40;
    private static final long NANOSECONDS_BETWEEN = 100_000_000;
    private static final double NANOSECONDS_IN_SECOND = 1e9;

    private final long total;
    private final String what;
    private final PrintWriter err;
    private final LongSupplier nanoseconds;
    private final long start;
    private final AtomicLong done = new AtomicLong();
    private final AtomicLong due;

    /// @param total how many things are to be done
    /// @param what what they are, such as `games`
    /// @param err where it is drawn: a terminal
    /// @param nanoseconds a clock for measuring
    public ProgressBar(long total, String what, PrintWriter err, LongSupplier nanoseconds) {
        this.total = total;
        this.what = what;
        this.err = err;
        this.nanoseconds = nanoseconds;
        start = nanoseconds.getAsLong();
        due = new AtomicLong(start + NANOSECONDS_BETWEEN);
    }

    /// One more is done; may be called by several threads at once.
    public void next() {
        reached(done.incrementAndGet());
    }

    /// So many are done.
    public void reached(long count) {
        long now = nanoseconds.getAsLong();
        long before = due.get();
        if (now >= before && due.compareAndSet(before, now + NANOSECONDS_BETWEEN)) {
            draw(count, now);
        }
    }

    private void draw(long count, long now) {
        double pace = count / ((now - start) / NANOSECONDS_IN_SECOND);
        err.printf("%s %d of %d %s, %.0f per second ", bar(WIDTH * count / total), count, total, what, pace);
        err.flush();
    }

    /// Leaves the line empty.
    public void erase() {
        erase(err);
    }

    /// A bar at the beginning of the line.
    ///
    /// @param filled how many of its [#WIDTH] parts are filled
    public static String bar(long filled) {
        return "\r[%s%s]".formatted("#".repeat((int) filled), "·".repeat(WIDTH - (int) filled));
    }

    /// Leaves a line with a bar empty.
    public static void erase(PrintWriter err) {
        err.print("\r\u001b[K");
        err.flush();
    }
}
