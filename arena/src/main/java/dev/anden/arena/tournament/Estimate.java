package dev.anden.arena.tournament;

import java.util.Arrays;

/// A number that was measured, and how sure it is.
///
/// @param value the number
/// @param error its standard error
/// @param low the lower end of the interval that holds the true number in 95 % of all experiments
/// @param high the interval's upper end
public record Estimate(double value, double error, double low, double high) {
    private static final double OUTSIDE = 0.025;

    /// From what the same number would have been in resampled experiments.
    ///
    /// @param replicates those numbers; at least one
    static Estimate of(double value, double[] replicates) {
        double[] sorted = replicates.clone();
        Arrays.sort(sorted);
        double mean = Arrays.stream(sorted).average().orElse(value);
        double squares =
                Arrays.stream(sorted).map(each -> (each - mean) * (each - mean)).sum();
        return new Estimate(
                value,
                Math.sqrt(squares / Math.max(1, sorted.length - 1)),
                quantile(sorted, OUTSIDE),
                quantile(sorted, 1 - OUTSIDE));
    }

    private static double quantile(double[] sorted, double share) {
        double place = share * (sorted.length - 1);
        int below = (int) place;
        int above = Math.min(sorted.length - 1, below + 1);
        return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
    }
}
