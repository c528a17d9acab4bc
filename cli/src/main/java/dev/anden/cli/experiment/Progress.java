package dev.anden.cli.experiment;

import dev.anden.cli.call.ProgressBar;
import dev.anden.cli.call.Surroundings;
import java.util.Optional;

/// How far an experiment has come, shown on a terminal and nowhere else.
final class Progress {
    private final Optional<ProgressBar> bar;

    /// @param total how many things are to be done
    /// @param what what they are, such as `games`
    Progress(long total, String what, Surroundings surroundings) {
        bar = surroundings.terminal()
                ? Optional.of(new ProgressBar(total, what, surroundings.err(), surroundings.nanoseconds()))
                : Optional.empty();
    }

    /// So many are done.
    void reached(long count) {
        bar.ifPresent(shown -> shown.reached(count));
    }

    /// One more is done, whichever.
    void next() {
        bar.ifPresent(ProgressBar::next);
    }

    /// Leaves the line empty.
    void erase() {
        bar.ifPresent(ProgressBar::erase);
    }
}
