package dev.anden.games.common.play;

/// What is expected of an action before a [Race] begins.
///
/// @param lead by how much it is better than the habit
/// @param doubt the standard error of that; infinite if nothing is known
public record Expectation(double lead, double doubt) {
    /// Nothing is known.
    public static final Expectation NONE = new Expectation(0, Double.POSITIVE_INFINITY);

    /// How much it counts, as the reciprocal of a variance.
    double weight() {
        return 1 / (doubt * doubt);
    }
}
