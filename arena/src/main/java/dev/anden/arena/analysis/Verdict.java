package dev.anden.arena.analysis;

import java.util.List;

/// What is to be said of a choice, from what the seat could know.
///
/// @param ply when, from 0
/// @param chosen what was chosen
/// @param lost what it cost against the best that there was, 0 or more
/// @param options what was compared, best first: what was chosen and at least one more
public record Verdict(int ply, Option chosen, double lost, List<Option> options) {
    public Verdict {
        options = List.copyOf(options);
    }

    /// The best that was compared besides what was chosen.
    public Option better() {
        return options.stream()
                .filter(option -> option.code() != chosen.code())
                .findFirst()
                .orElseThrow();
    }
}
