package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.common.play.Rung;

/// How far somebody falls short of the planner, by the mistakes that people make. Shares are from 0 (never) to 1.
///
/// Which mistake costs how much depends on the board: claims on impulse and forgotten colours where routes are long,
/// delay and lost tickets where they are short. So each level makes all of them, and the same ones on every board.
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
    static Weaknesses of(Rung rung) {
        return switch (rung) {
            case DAYDREAMER -> new Weaknesses(3, 0.50, 0.09, 0.87, 0.75, 1.20, 1.30, 1.00);
            case TOURIST -> new Weaknesses(3, 0.40, 0.07, 0.80, 0.68, 0.60, 1.25, 1.00);
            case TRAVELLER -> new Weaknesses(3, 0.35, 0.05, 0.70, 0.47, 0.35, 1.20, 1.00);
            case GLOBETROTTER -> new Weaknesses(2, 0.30, 0.02, 0.62, 0.30, 0.20, 1.15, 0.85);
            case GUIDE -> new Weaknesses(1, 0.15, 0.02, 0.25, 0.12, 0.05, 1.10, 0.45);
            case PLANNER, LOCAL, CONNOISSEUR, EXPERT ->
                throw new IllegalArgumentException(rung + " makes no mistakes on purpose");
        };
    }
}
