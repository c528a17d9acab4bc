package dev.anden.games.tickettoride.map;

/// Solves linear equations by Gaussian elimination with partial pivoting.
final class LinearSystem {
    private static final double SINGULAR = 1e-12;

    private LinearSystem() {}

    /// Replaces each right side by its solution. An unknown that the equations leave open becomes 0.
    ///
    /// @param system     square, changed in the course
    /// @param rightSides each as long as the system
    static void solve(double[][] system, double[][] rightSides) {
        int size = system.length;
        for (int column = 0; column < size; column++) {
            pivot(system, rightSides, column);
            for (int row = column + 1; row < size; row++) {
                eliminate(system, rightSides, column, row);
            }
        }
        for (double[] rightSide : rightSides) {
            substitute(system, rightSide);
        }
    }

    private static void pivot(double[][] system, double[][] rightSides, int column) {
        int best = column;
        for (int row = column + 1; row < system.length; row++) {
            if (Math.abs(system[row][column]) > Math.abs(system[best][column])) {
                best = row;
            }
        }
        double[] row = system[best];
        system[best] = system[column];
        system[column] = row;
        for (double[] rightSide : rightSides) {
            double value = rightSide[best];
            rightSide[best] = rightSide[column];
            rightSide[column] = value;
        }
    }

    private static void eliminate(double[][] system, double[][] rightSides, int column, int row) {
        double head = system[column][column];
        if (Math.abs(head) < SINGULAR) {
            return;
        }
        double factor = system[row][column] / head;
        for (int cell = column; cell < system.length; cell++) {
            system[row][cell] -= factor * system[column][cell];
        }
        for (double[] rightSide : rightSides) {
            rightSide[row] -= factor * rightSide[column];
        }
    }

    private static void substitute(double[][] system, double[] rightSide) {
        for (int row = system.length - 1; row >= 0; row--) {
            double value = rightSide[row];
            for (int column = row + 1; column < system.length; column++) {
                value -= system[row][column] * rightSide[column];
            }
            double head = system[row][row];
            rightSide[row] = Math.abs(head) < SINGULAR ? 0 : value / head;
        }
    }
}
