package dev.anden.arena.analysis;

import dev.anden.engine.State;

/// What the end of a game is worth to a seat: its share of the win, from 0 to 1, shared among those who tie. Whoever
/// plays alone wins points instead.
final class Worth {
    private Worth() {}

    /// @param end a state in which the game is over
    static double of(State end, int seat) {
        int own = end.score(seat);
        if (end.seats() == 1) {
            return own;
        }
        int best = Integer.MIN_VALUE;
        for (int other = 0; other < end.seats(); other++) {
            if (other != seat) {
                best = Math.max(best, end.score(other));
            }
        }
        return own == best ? shared(end, seat) : own > best ? 1 : 0;
    }

    /// With equal points the rules say who wins.
    private static double shared(State end, int seat) {
        var winners = end.scoreSheet().winners();
        return winners.contains(seat) ? 1.0 / winners.size() : 0;
    }
}
