package dev.anden.cli.study;

import dev.anden.cli.call.ProgressBar;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.text.Texts;
import java.io.PrintWriter;

/// A line that tells how much of some work is done, on a terminal and nowhere else.
final class WorkingLine {
    private static final int WHOLE = 100;

    private final boolean isSeen;
    private final PrintWriter err;
    private final Texts texts;
    private int shown = -1;

    WorkingLine(Surroundings surroundings, Texts texts) {
        isSeen = surroundings.terminal();
        err = surroundings.err();
        this.texts = texts;
    }

    /// @param done how much of it, from 0 to 1
    void reached(double done) {
        int percent = (int) (WHOLE * Math.min(1, done));
        if (isSeen && percent != shown) {
            shown = percent;
            err.printf("%s %s ", ProgressBar.bar(ProgressBar.WIDTH * percent / WHOLE), texts.text("working", percent));
            err.flush();
        }
    }

    /// Leaves the line empty.
    void erase() {
        if (isSeen) {
            ProgressBar.erase(err);
        }
    }
}
