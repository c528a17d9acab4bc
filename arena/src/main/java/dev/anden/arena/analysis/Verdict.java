package dev.anden.arena.analysis;

import java.util.List;

/// What is to be said of a choice, from what the seat could know.
///
/// @param ply when, from 0
/// @param chosen what was chosen
/// @param cost how much better the best of the others is, in deals that both have in common; less than 0 if it
///     is worse
/// @param options what was compared, best first: what was chosen and at least one more
public record Verdict(int ply, Option chosen, Cost cost, List<Option> options) {
    public Verdict {
        options = List.copyOf(options);
    }

    /// An amount of so many errors isn't chance: of the many choices of a game none should be named for its noise.
    private static final double SURE = 3;

    /// What the choice cost, 0 or more.
    public double lost() {
        return Math.max(0, cost.amount());
    }

    /// Whether it is sure that it cost anything.
    public boolean isCostly() {
        return cost.amount() > SURE * cost.error();
    }

    /// The best that was compared besides what was chosen.
    public Option better() {
        return options.stream()
                .filter(option -> option.code() != chosen.code())
                .findFirst()
                .orElseThrow();
    }
}
