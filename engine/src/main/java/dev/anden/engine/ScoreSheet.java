package dev.anden.engine;

import java.util.List;

/// The end of a game: every point with its rule, who won, and the rule that decided the winner.
///
/// @param lines all lines, seat by seat in the order in which they are counted
/// @param totals the final score of each seat
/// @param ranks the rank of each seat from 1; tied seats share the better one
/// @param decidedBy the rule that separated the winner from the second: `totals`, a tie-break, or the one that
///     shares the win
public record ScoreSheet(List<ScoreLine> lines, List<Integer> totals, List<Integer> ranks, String decidedBy) {
    public ScoreSheet {
        lines = List.copyOf(lines);
        totals = List.copyOf(totals);
        ranks = List.copyOf(ranks);
    }

    /// The seats that won, alone or together.
    public List<Integer> winners() {
        return java.util.stream.IntStream.range(0, ranks.size())
                .filter(seat -> ranks.get(seat) == 1)
                .boxed()
                .toList();
    }
}
