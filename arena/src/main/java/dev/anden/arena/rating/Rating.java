package dev.anden.arena.rating;

/// What is believed of how well somebody plays: a normal distribution.
///
/// @param mean how well, where a beginner of whom nothing is known has 25
/// @param deviation how unsure that is; above 0
public record Rating(double mean, double deviation) {
    /// Somebody of whom nothing is known.
    public static final Rating UNKNOWN = new Rating(25, 25.0 / 3);

    /// Above it nobody should make much of a rating: it takes about ten games to get below.
    private static final double UNSURE = 5;

    /// A number for people: whoever is unknown has it, and it grows by skill and by certainty.
    private static final int START = 1_000;

    /// Points for people in one of the mean.
    private static final int SCALE = 40;

    /// A rating with a deviation that isn't positive can't be.
    public Rating {
        if (!(deviation > 0) || !Double.isFinite(mean) || !Double.isFinite(deviation)) {
            throw new IllegalArgumentException("There is no rating %s ± %s".formatted(mean, deviation));
        }
    }

    /// What somebody plays at least as well as, with a probability of 99.9 percent: three deviations below the mean.
    public double floor() {
        return mean - 3 * deviation;
    }

    /// The rating as one number for people, by which they are also put in order.
    public int points() {
        return (int) Math.round(START + SCALE * floor());
    }

    /// Whether too few games are known to make much of it.
    public boolean isProvisional() {
        return deviation > UNSURE;
    }
}
