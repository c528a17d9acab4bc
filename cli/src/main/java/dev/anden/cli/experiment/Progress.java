package dev.anden.cli.experiment;

import dev.anden.cli.call.BarLine;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.text.Figures;
import dev.anden.cli.text.Texts;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/// How far an experiment has come, on a line that is drawn a few times per second.
final class Progress {
    private static final long NANOSECONDS_BETWEEN = 100_000_000;
    private static final double NANOSECONDS_IN_SECOND = 1e9;

    private final long total;
    private final String what;
    private final BarLine line;
    private final Texts texts;
    private final LongSupplier nanoseconds;
    private final long start;
    private final AtomicLong done = new AtomicLong();
    private final AtomicLong due;

    /// @param total how many things are to be done
    /// @param what what they are, as the keys of texts have it: `games`, `blocks` or `trials`
    Progress(long total, String what, Surroundings surroundings) {
        this.total = total;
        this.what = what;
        line = new BarLine(surroundings);
        texts = Texts.of(surroundings.language());
        nanoseconds = surroundings.nanoseconds();
        start = nanoseconds.getAsLong();
        due = new AtomicLong(start + NANOSECONDS_BETWEEN);
    }

    /// One more is done, whichever; may be called by several threads at once.
    void next() {
        reached(done.incrementAndGet());
    }

    /// So many are done.
    void reached(long count) {
        if (!line.isSeen()) {
            return;
        }
        long now = nanoseconds.getAsLong();
        long before = due.get();
        if (now >= before && due.compareAndSet(before, now + NANOSECONDS_BETWEEN)) {
            draw(count, now);
        }
    }

    private void draw(long count, long now) {
        double pace = count / ((now - start) / NANOSECONDS_IN_SECOND);
        String words =
                texts.text("progress." + what, count, total, Figures.of(texts).whole(pace));
        line.draw((double) count / total, words);
    }

    /// Leaves the line empty.
    void erase() {
        line.erase();
    }
}
