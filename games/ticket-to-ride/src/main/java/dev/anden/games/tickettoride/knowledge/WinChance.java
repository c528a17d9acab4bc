package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.State;

/// What the end of a game is worth to a seat, from 0 to 1: the chance to win with the lead that it came to, were the
/// game played again. A lead of a few points may be luck, one of many is not; so a few rehearsals tell more than their
/// wins would.
final class WinChance {
    /// The lead with which three of four such games are won: 22 points where each seat has 45 vehicles, and less where
    /// it has fewer and points are small.
    private static final double SURE_LEAD_OF_A_VEHICLE = 22.0 / 45;

    private static final double LN_3 = 1.0986122886681098;

    private final double scale;

    WinChance(BoardKnowledge board) {
        scale = LN_3 / (SURE_LEAD_OF_A_VEHICLE * board.vehicleCount);
    }

    /// @param end a state in which the game is over
    double of(State end, int seat) {
        int best = Integer.MIN_VALUE;
        for (int other = 0; other < end.seats(); other++) {
            if (other != seat) {
                best = Math.max(best, end.score(other));
            }
        }
        return ofLead(end.score(seat) - best);
    }

    /// @param lead over the best of the others, in points, at the end
    double ofLead(int lead) {
        return 1 / (1 + StrictMath.exp(-lead * scale));
    }
}
