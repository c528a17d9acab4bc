package dev.anden.arena.rating;

import java.util.List;
import java.util.stream.IntStream;

/// Ratings after a game of any number of players, each for himself: the Plackett–Luce model of R. C. Weng and
/// C.-J. Lin, *A Bayesian Approximation Method for Online Ranking*, Journal of Machine Learning Research 12 (2011),
/// algorithm 4, with the constants of OpenSkill (openskill.py 6.2, openskill.js 5.0), whose numbers it gives.
///
/// A ranking is thought of as drawn from the best down: each next one is taken from those that are left with a
/// probability in proportion to e^(mean/c). Players of one rank share what their rank tells.
public final class PlackettLuce {
    /// How much one game says less than skill does: the deviation of how well somebody plays on a day.
    private static final double BETA_SQUARED = square(25.0 / 6);

    /// How much skill changes between two games: without it nobody's rating would move any more one day.
    private static final double TAU_SQUARED = square(25.0 / 300);

    /// The least part of a variance that one game leaves.
    private static final double KAPPA = 1e-4;

    private final List<Rating> before;
    private final List<Integer> ranks;

    /// The scale of the game: the root of all that is uncertain in it.
    private final double scale;

    private PlackettLuce(List<Rating> ratings, List<Integer> ranks) {
        this.ranks = ranks;
        before = ratings.stream().map(PlackettLuce::older).toList();
        scale = Math.sqrt(before.stream()
                .mapToDouble(one -> square(one.deviation()) + BETA_SQUARED)
                .sum());
    }

    /// What is believed of some players after a game.
    ///
    /// @param ratings what was believed before it
    /// @param ranks the rank of each in it: the lower, the better; tied ones have the same
    /// @throws IllegalArgumentException if there are fewer than two, or not a rank for each
    public static List<Rating> after(List<Rating> ratings, List<Integer> ranks) {
        if (ratings.size() < 2 || ratings.size() != ranks.size()) {
            throw new IllegalArgumentException(
                    "%d ratings and %d ranks are no game".formatted(ratings.size(), ranks.size()));
        }
        var game = new PlackettLuce(List.copyOf(ratings), List.copyOf(ranks));
        return IntStream.range(0, ratings.size()).mapToObj(game::after).toList();
    }

    /// The paper's omega and delta of one player are sums over all who weren't worse: those from whose step on the
    /// player was among the ones left.
    private Rating after(int player) {
        double omega = 0;
        double delta = 0;
        for (int step = 0; step < ranks.size(); step++) {
            if (ranks.get(step) <= ranks.get(player)) {
                double chance = strength(player) / strengthLeft(step);
                omega += ((step == player ? 1 : 0) - chance) / tied(step);
                delta += chance * (1 - chance) / tied(step);
            }
        }
        Rating old = before.get(player);
        double variance = square(old.deviation());
        double gamma = old.deviation() / scale;
        double left = 1 - gamma * delta * variance / square(scale);
        return new Rating(old.mean() + omega * variance / scale, old.deviation() * Math.sqrt(Math.max(left, KAPPA)));
    }

    private double strength(int player) {
        return StrictMath.exp(before.get(player).mean() / scale);
    }

    /// The strength of all who weren't better than somebody.
    private double strengthLeft(int player) {
        return IntStream.range(0, ranks.size())
                .filter(other -> ranks.get(other) >= ranks.get(player))
                .mapToDouble(this::strength)
                .sum();
    }

    private long tied(int player) {
        return ranks.stream().filter(ranks.get(player)::equals).count();
    }

    private static Rating older(Rating rating) {
        return new Rating(rating.mean(), Math.sqrt(square(rating.deviation()) + TAU_SQUARED));
    }

    private static double square(double number) {
        return number * number;
    }
}
