package dev.anden.games.frenchquarter.knowledge;

import dev.anden.games.common.play.Rung;

/// How far somebody falls short of [GreedyPlayer], by the mistakes that people make. Shares are from 0 (never) to 1.
///
/// @param oversight in which share of the game it doesn't think of one thing or another that is still to come, such as
///     the Second Line or the next courtyard
/// @param impulse in which share of its turns it thinks of the points that it gets at once, and of nothing else
/// @param habit in which share of its turns it takes the way that it knows: the die, the place or the track that is
///     named first of those that are nearly as good
/// @param slack by how many points what is nearly as good may be worse
/// @param positions how many positions it looks at for a choice: with few it doesn't follow a chain to its end
record Weaknesses(double oversight, double impulse, double habit, double slack, int positions) {
    /// Those of a level that is made of them.
    ///
    /// @throws IllegalArgumentException for the levels above, which are players of their own
    static Weaknesses of(Rung rung) {
        return switch (rung) {
            case DAYDREAMER -> new Weaknesses(0.75, 0.70, 0.50, 6, 40);
            case TOURIST -> new Weaknesses(0.57, 0.50, 0.32, 5, 90);
            case TRAVELLER -> new Weaknesses(0.49, 0.36, 0.22, 4, 170);
            case GLOBETROTTER -> new Weaknesses(0.30, 0.15, 0.12, 3, 300);
            case GUIDE -> new Weaknesses(0.05, 0.00, 0.00, 0, 2_000);
            case PLANNER, LOCAL, CONNOISSEUR, EXPERT ->
                throw new IllegalArgumentException(rung + " makes no mistakes on purpose");
        };
    }
}
