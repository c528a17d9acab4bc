package dev.anden.arena.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// Finds the costliest of many choices: whichever may still have cost most is looked at next, so most is looked
/// at for those at the top (optimism in the face of uncertainty: P. Auer, N. Cesa-Bianchi, P. Fischer,
/// "Finite-time Analysis of the Multiarmed Bandit Problem", Machine Learning 47, 2002).
final class CostliestSearch {
    /// So many places are to be known.
    private static final int PLACES = 3;

    /// By so many errors each of the actions that weren't chosen may be better than it looks.
    private static final double WIDTH = 3;

    /// An error that is small enough: a hundredth of a win. Half a point, of which games have hundreds, is as
    /// little.
    private static final double SMALL = 0.01;

    private static final double SMALL_IN_POINTS = 0.5;

    /// No choice is looked at in more deals.
    private static final int MOST = 16_384;

    /// Deals of a look.
    private static final int DEALS = 4;

    private final double small;
    private final List<Candidate> candidates = new ArrayList<>();

    /// @param choices what is compared at which ply
    /// @param stretches the game that they are of
    CostliestSearch(Map<Integer, Comparison> choices, Stretches stretches) {
        small = stretches.position(0).seats() == 1 ? SMALL_IN_POINTS : SMALL;
        choices.forEach((ply, comparison) -> candidates.add(new Candidate(comparison, stretches.code(ply))));
    }

    /// Whether the costliest are known well enough.
    boolean isOver() {
        return front().stream().noneMatch(this::isUnsure);
    }

    /// Looks at some more deals of the choice that may have cost most, of those in front that aren't known well
    /// enough.
    void look() {
        front().stream().filter(this::isUnsure).findFirst().ifPresent(candidate -> {
            for (int deal = 0; deal < DEALS; deal++) {
                candidate.comparison.look();
            }
        });
    }

    private boolean isUnsure(Candidate candidate) {
        return candidate.error() > small && candidate.comparison.deals() < MOST;
    }

    /// Those that may have cost most, the one that may have cost most first.
    private List<Candidate> front() {
        return candidates.stream()
                .sorted(Comparator.comparingDouble(Candidate::most).reversed())
                .limit(PLACES)
                .toList();
    }

    /// A choice, and what is known of it.
    private static final class Candidate {
        private final Comparison comparison;
        private final int code;
        private int known = -1;
        private double error;
        private double most;

        Candidate(Comparison comparison, int code) {
            this.comparison = comparison;
            this.code = code;
        }

        double error() {
            know();
            return error;
        }

        double most() {
            know();
            return most;
        }

        /// Worked out anew only when there are more deals.
        private void know() {
            if (known != comparison.deals()) {
                known = comparison.deals();
                error = comparison.cost(code).error();
                most = comparison.mostCost(code, WIDTH);
            }
        }
    }
}
