package dev.anden.arena.tournament;

import dev.anden.engine.UnfitException;
import java.util.SortedMap;

/// Two claims about a share of points, and how often one may be mistaken: the generalized sequential probability ratio
/// test on the results of blocks. The likelihood of each claim is that of the distribution of results which fits them
/// best and has the share as its mean (M. Van den Bergh, *A Practical Introduction to the GSPRT*, on the foundation of
/// X. Li, J. Liu and Z. Ying, *Generalized Sequential Probability Ratio Test for Separate Families of Hypotheses*,
/// Sequential Analysis 33, 2014); where to stop is A. Wald's (1945).
///
/// @param lower the share of the first claim, H0
/// @param higher the share of the second claim, H1
/// @param alpha how often H1 may be taken for true where H0 is
/// @param beta how often H0 may be taken for true where H1 is
public record Hypotheses(double lower, double higher, double alpha, double beta) {
    /// What each possible result is taken to have come besides, so that a likelihood exists after the first block: the
    /// number that Fishtest uses.
    private static final double BESIDES = 1e-3;

    private static final int HALVINGS = 100;

    /// @throws UnfitException if the shares or error rates can't be
    public Hypotheses {
        if (!(lower > 0 && lower < higher && higher < 1)) {
            throw new UnfitException(TournamentFlaw.HYPOTHESES.of("lower", lower, "higher", higher));
        }
        if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
            throw new UnfitException(TournamentFlaw.ERRORS.of("alpha", alpha, "beta", beta));
        }
    }

    /// At or below this logarithm of the ratio, H0 is taken for true.
    public double lowerBound() {
        return StrictMath.log(beta / (1 - alpha));
    }

    /// At or above this logarithm of the ratio, H1 is taken for true.
    public double upperBound() {
        return StrictMath.log((1 - beta) / alpha);
    }

    /// The logarithm of how much likelier the results are under H1 than under H0.
    ///
    /// @param counts how many blocks had each result, from 0 to `most`
    /// @param most the result of a bot that won everything
    double logRatio(SortedMap<Integer, Long> counts, int most) {
        double[] results = new double[most + 1];
        for (int result = 0; result <= most; result++) {
            results[result] = counts.getOrDefault(result, 0L) + BESIDES;
        }
        double below = tilt(results, lower);
        double above = tilt(results, higher);
        double sum = 0;
        for (int result = 0; result <= most; result++) {
            double share = (double) result / most;
            sum += results[result] * StrictMath.log((1 + below * (share - lower)) / (1 + above * (share - higher)));
        }
        return sum;
    }

    /// The number t by which the results have to be bent to have a mean: each gets the weight 1 / (1 + t (result -
    /// mean)). It is where the weighted sum of the differences from the mean is 0, which falls all along.
    private static double tilt(double[] results, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int step = 0; step < HALVINGS; step++) {
            double middle = (low + high) / 2;
            double sum = 0;
            for (int result = 0; result < results.length; result++) {
                double apart = (double) result / (results.length - 1) - mean;
                sum += results[result] * apart / (1 + middle * apart);
            }
            if (sum > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }
}
