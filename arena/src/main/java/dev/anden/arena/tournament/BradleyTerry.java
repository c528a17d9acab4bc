package dev.anden.arena.tournament;

/// Strengths from results of pairs: the model of R. A. Bradley and M. E. Terry, *Rank Analysis of Incomplete Block
/// Designs*, Biometrika 39 (1952), in which a bot of strength s gets the share 1 / (1 + 10^((t - s) / 400)) against
/// one of strength t. A tie counts half.
///
/// Each pair that met is given one tie more than it had, so that a bot that never lost has a strength as well. The
/// most likely strengths are found by Newton's method.
final class BradleyTerry {
    private static final double POINTS_PER_UNIT = 400 / StrictMath.log(10);
    private static final int MOST_STEPS = 200;
    private static final double CLOSE = 1e-9;

    /// Longer steps overshoot where one bot nearly always wins.
    private static final double LONGEST_STEP = 1;

    private BradleyTerry() {}

    /// The strengths that explain the results best.
    ///
    /// @param points what each got against each: wins, a tie as a half
    /// @param games how many games each pair had
    /// @param anchor whose strength is 0
    static double[] strengths(double[][] points, double[][] games, int anchor) {
        int bots = points.length;
        double[] strengths = new double[bots];
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] change = change(points, games, anchor, strengths);
            double largest = 0;
            for (int bot = 0; bot < bots; bot++) {
                double bounded = Math.clamp(change[bot], -LONGEST_STEP, LONGEST_STEP);
                strengths[bot] += bounded;
                largest = Math.max(largest, Math.abs(bounded));
            }
            if (largest < CLOSE) {
                break;
            }
        }
        for (int bot = 0; bot < bots; bot++) {
            strengths[bot] *= POINTS_PER_UNIT;
        }
        return strengths;
    }

    /// One step of Newton's: solves the system of the second derivatives, in which the anchor stands still.
    private static double[] change(double[][] points, double[][] games, int anchor, double[] strengths) {
        int bots = points.length;
        double[][] system = new double[bots][bots + 1];
        for (int bot = 0; bot < bots; bot++) {
            for (int other = 0; other < bots; other++) {
                if (bot != other && bot != anchor && games[bot][other] > 0) {
                    double met = games[bot][other] + 1;
                    double share = 1 / (1 + StrictMath.exp(strengths[other] - strengths[bot]));
                    double curve = met * share * (1 - share);
                    system[bot][bot] += curve;
                    system[bot][other] -= curve;
                    system[bot][bots] += points[bot][other] + 0.5 - met * share;
                }
            }
            if (system[bot][bot] == 0) {
                system[bot][bot] = 1;
            }
        }
        return solve(system);
    }

    /// Gauss's elimination; the diagonal outweighs the rest, so no rows change places.
    private static double[] solve(double[][] system) {
        int size = system.length;
        for (int row = 0; row < size; row++) {
            for (int below = 0; below < size; below++) {
                double factor = below == row ? 0 : system[below][row] / system[row][row];
                for (int column = row; factor != 0 && column <= size; column++) {
                    system[below][column] -= factor * system[row][column];
                }
            }
        }
        double[] solution = new double[size];
        for (int row = 0; row < size; row++) {
            solution[row] = system[row][size] / system[row][row];
        }
        return solution;
    }
}
