package dev.anden.cli.study;

import dev.anden.cli.call.BarLine;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.text.Texts;

/// A line that tells how much of some work is done, on a terminal and nowhere else.
final class WorkingLine {
    private static final int WHOLE = 100;

    private final BarLine line;
    private final Texts texts;
    private int shown = -1;

    WorkingLine(Surroundings surroundings, Texts texts) {
        line = new BarLine(surroundings);
        this.texts = texts;
    }

    /// @param done how much of it, from 0 to 1
    void reached(double done) {
        int percent = (int) (WHOLE * Math.min(1, done));
        if (percent != shown) {
            shown = percent;
            line.draw((double) percent / WHOLE, texts.text("working", percent));
        }
    }

    /// Leaves the line empty.
    void erase() {
        line.erase();
    }
}
