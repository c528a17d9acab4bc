package dev.anden.arena.analysis;

import java.util.Comparator;
import java.util.List;

/// What was found about a game for one of its seats.
///
/// @param seat which seat
/// @param futures how many futures of each position were looked at
/// @param inPoints whether worth is counted in points, as for whoever plays alone; otherwise in chances to win
/// @param start what the game was worth before its first ply
/// @param end what it came to: the share of the win, or the points
/// @param steps how it went on, in order; the changes of all of them are exactly the end less the start
/// @param shares the same changes, put together by kinds of luck and by seats
/// @param verdicts what is to be said of what whoever sits there chose, in order; nothing where there was
///     nothing to
///     choose from, or a bot chose for them
public record Analysis(
        int seat,
        int futures,
        boolean inPoints,
        double start,
        double end,
        List<Step> steps,
        List<Share> shares,
        List<Verdict> verdicts) {
    public Analysis {
        steps = List.copyOf(steps);
        shares = List.copyOf(shares);
        verdicts = List.copyOf(verdicts);
    }

    /// The choices that cost most, the costliest first, of those that surely cost anything.
    ///
    /// @param most how many at most
    public List<Verdict> costliest(int most) {
        return verdicts.stream()
                .filter(Verdict::isCostly)
                .sorted(Comparator.comparingDouble(Verdict::lost).reversed())
                .limit(most)
                .toList();
    }
}
