package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.view.TtrObservation;

/// How many turns a seat can still count on, judged by the vehicles and cards of all seats.
final class Horizon {
    private Horizon() {}

    /// Turns of the observing seat until the game is over, the present one included.
    static double turns(TtrObservation observation, BoardKnowledge board, Weights weights) {
        if (observation.turnsLeft() >= 0) {
            return 1;
        }
        double fewest = Double.MAX_VALUE;
        for (int seat = 0; seat < observation.seats(); seat++) {
            int spaces = Math.max(0, observation.vehicles(seat) - board.lastRoundAt);
            int missing = Math.max(0, spaces - observation.handSize(seat));
            fewest = Math.min(fewest, missing / weights.cardsPerDraw + spaces / weights.spacesPerClaim);
        }
        // After the trigger every seat has one more turn.
        return fewest + 1;
    }
}
