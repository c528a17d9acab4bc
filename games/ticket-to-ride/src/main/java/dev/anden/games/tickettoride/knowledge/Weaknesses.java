package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.common.play.Rung;

/// How far somebody falls short of the planner, by the mistakes that people make. Shares are from 0 (never) to 1.
///
/// Which mistake costs how much depends on how long a game is. Where each seat has many vehicles, claims on impulse and
/// forgotten colours cost much. Where it has few, whoever claims on impulse plays better for it, and so does whoever
/// draws what lies there most; forgotten colours cost nothing. What costs there is to draw on, to lose sight of
/// tickets, and to take too many. So there is a table for each of the two, and on boards of one kind each level makes
/// the same mistakes. How far the levels are apart with them stands in `docs/bots.md`.
///
/// @param forgotten colours, of the eight, that it doesn't think of for a while when it draws
/// @param distraction in which share of its turns it draws the colour that lies there most, whatever it needs
/// @param impulse in which share of its turns it claims some route or other because it can, whatever it keeps its cards
///     for
/// @param delay in which share of its turns it draws on, though it could claim what it needs
/// @param oversight in which share of the game it has lost sight of a ticket
/// @param eagerness what a ticket seems worth to it beyond what it brings, in usual tickets of the board
/// @param optimism how much longer the game seems to last than it will: 1 for as long
/// @param carelessness in which share of the game it overlooks what others could take from it
record Weaknesses(
        int forgotten,
        double distraction,
        double impulse,
        double delay,
        double oversight,
        double eagerness,
        double optimism,
        double carelessness) {
    /// Those of a level that is made of them.
    ///
    /// @throws IllegalArgumentException for the levels above, which are players of their own
    static Weaknesses of(Rung rung, BoardKnowledge board) {
        return Weights.isShort(board.vehicleCount) ? inShortGames(rung) : inLongGames(rung);
    }

    private static Weaknesses inLongGames(Rung rung) {
        return switch (rung) {
            case DAYDREAMER -> new Weaknesses(3, 0.50, 0.08, 0.86, 0.75, 0.78, 1.30, 1.00);
            case TOURIST -> new Weaknesses(3, 0.40, 0.06, 0.80, 0.66, 0.48, 1.25, 1.00);
            case TRAVELLER -> new Weaknesses(3, 0.36, 0.05, 0.70, 0.47, 0.32, 1.20, 1.00);
            case GLOBETROTTER -> new Weaknesses(2, 0.30, 0.02, 0.63, 0.32, 0.20, 1.15, 0.90);
            case GUIDE -> new Weaknesses(1, 0.16, 0.02, 0.27, 0.14, 0.06, 1.10, 0.49);
            case PLANNER, LOCAL, CONNOISSEUR, EXPERT -> throw makesNone(rung);
        };
    }

    private static Weaknesses inShortGames(Rung rung) {
        return switch (rung) {
            case DAYDREAMER -> new Weaknesses(3, 0.14, 0.00, 0.97, 1.00, 2.65, 1.30, 1.00);
            case TOURIST -> new Weaknesses(3, 0.29, 0.00, 0.83, 0.91, 1.22, 1.25, 1.00);
            case TRAVELLER -> new Weaknesses(3, 0.27, 0.00, 0.71, 0.70, 0.86, 1.20, 1.00);
            case GLOBETROTTER -> new Weaknesses(2, 0.25, 0.00, 0.61, 0.40, 0.41, 1.15, 0.90);
            case GUIDE -> new Weaknesses(1, 0.15, 0.00, 0.42, 0.17, 0.11, 1.10, 0.50);
            case PLANNER, LOCAL, CONNOISSEUR, EXPERT -> throw makesNone(rung);
        };
    }

    private static IllegalArgumentException makesNone(Rung rung) {
        return new IllegalArgumentException(rung + " makes no mistakes on purpose");
    }
}
