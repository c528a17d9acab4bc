package dev.anden.arena.tournament;

import java.util.Optional;

/// How strong a bot is at least, or at most, of which nothing else is known: no result holds it back from being
/// as much stronger than the anchor as one likes, because it won everything against it, or against others who
/// did. So strengths that are resampled say nothing of it but how many deals were drawn.
///
/// As a bound of its strength each pair of which one got everything has the share that Wilson's interval leaves it
/// at least ([Estimate#ofAlike]); all others have what they got.
final class StrengthBounds {
    private final boolean[][] gained;
    private final int anchor;
    private final double[] bounds;

    /// @param points what each got against each: wins, a tie as a half
    /// @param games how many games each pair had
    /// @param anchor the bot whose strength is 0
    /// @param deals how many deals, which are what doesn't depend on one another
    StrengthBounds(double[][] points, double[][] games, int anchor, long deals) {
        this.anchor = anchor;
        gained = gained(points);
        double least = Estimate.ofAlike(1, 1, deals).low();
        int bots = points.length;
        double[][] held = new double[bots][bots];
        for (int bot = 0; bot < bots; bot++) {
            for (int other = 0; other < bots; other++) {
                double share = isAbove(bot, other) ? least : 1 - least;
                // With the tie that a pair is given, it has exactly that share.
                held[bot][other] = isOpen(bot, other) ? share * (games[bot][other] + 1) - 0.5 : points[bot][other];
            }
        }
        bounds = BradleyTerry.strengths(held, games, anchor);
    }

    /// Who got anything against whom, or against somebody who did, and so on.
    private static boolean[][] gained(double[][] points) {
        int bots = points.length;
        boolean[][] gained = new boolean[bots][bots];
        for (int bot = 0; bot < bots; bot++) {
            for (int other = 0; other < bots; other++) {
                gained[bot][other] = points[bot][other] > 0;
            }
        }
        for (int between = 0; between < bots; between++) {
            for (int bot = 0; bot < bots; bot++) {
                for (int other = 0; other < bots; other++) {
                    gained[bot][other] |= gained[bot][between] && gained[between][other];
                }
            }
        }
        return gained;
    }

    private boolean isAbove(int bot, int other) {
        return gained[bot][other] && !gained[other][bot];
    }

    private boolean isOpen(int bot, int other) {
        return isAbove(bot, other) || isAbove(other, bot);
    }

    /// The strength of a bot with the interval that is open at one end; empty if results limit it.
    ///
    /// @param value its strength
    Optional<Estimate> of(int bot, double value) {
        if (!isOpen(bot, anchor)) {
            return Optional.empty();
        }
        return Optional.of(
                isAbove(bot, anchor)
                        ? Estimate.atLeast(value, Math.min(value, bounds[bot]))
                        : Estimate.atMost(value, Math.max(value, bounds[bot])));
    }
}
