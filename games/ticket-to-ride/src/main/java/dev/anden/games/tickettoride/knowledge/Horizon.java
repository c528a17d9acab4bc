package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.view.TtrObservation;

/// How many turns a seat can still count on, judged by the vehicles and cards of all seats.
final class Horizon {
    /// Cards that a seat gains in a turn of drawing: two, but for the wilds taken from the market.
    private static final double CARDS_PER_DRAW = 1.9;

    /// Spaces of a claimed route, on average of players who know what they want.
    private static final double SPACES_PER_CLAIM = 3.3;

    private Horizon() {}

    /// Turns of the observing seat until the game is over, the present one included.
    static double turns(TtrObservation observation, BoardKnowledge board) {
        if (observation.turnsLeft() >= 0) {
            return 1;
        }
        double fewest = Double.MAX_VALUE;
        for (int seat = 0; seat < observation.seats(); seat++) {
            int spaces = Math.max(0, observation.vehicles(seat) - board.lastRoundAt);
            int missing = Math.max(0, spaces - observation.handSize(seat));
            fewest = Math.min(fewest, missing / CARDS_PER_DRAW + spaces / SPACES_PER_CLAIM);
        }
        // After the trigger every seat has one more turn.
        return fewest + 1;
    }
}
