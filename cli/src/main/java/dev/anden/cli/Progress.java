package dev.anden.cli;

import java.util.Optional;

/// How far a comparison has come, shown on a terminal and nowhere else.
final class Progress {
    private final Optional<ProgressBar> bar;

    /// @param blocks how many blocks there are
    Progress(long blocks, Surroundings surroundings) {
        bar = surroundings.terminal()
                ? Optional.of(new ProgressBar(blocks, "blocks", surroundings.err(), surroundings.nanoseconds()))
                : Optional.empty();
    }

    /// So many blocks are done.
    void reached(long blocks) {
        bar.ifPresent(shown -> shown.reached(blocks));
    }

    /// Leaves the line empty.
    void erase() {
        bar.ifPresent(ProgressBar::erase);
    }
}
