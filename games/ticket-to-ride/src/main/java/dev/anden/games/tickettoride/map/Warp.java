package dev.anden.games.tickettoride.map;

import java.util.List;

/// A smooth bending of the sheet that carries each city from its true place to its drawn one, and everything
/// between them along: a thin-plate spline (Bookstein: "Principal warps", IEEE PAMI 11, 1989), the bending with
/// the least curvature. It is slightly softened, so that two cities that parted don't tear the coast between
/// them.
final class Warp {
    /// Softening, as a part of the plate's stiffness at a distance of one reference length.
    private static final double SOFTNESS = 0.02;

    /// Distances are measured in this many units, which keeps the equations well conditioned.
    private static final double REFERENCE = 400;

    private final List<Point> from;
    private final double[] weightsX;
    private final double[] weightsY;

    /// @param from true places on the sheet, three or more that aren't in one line
    /// @param to   drawn places, in the same order
    Warp(List<Point> from, List<Point> to) {
        this.from = List.copyOf(from);
        double[][] system = system();
        double[][] shifts = new double[2][from.size() + 3];
        for (int index = 0; index < from.size(); index++) {
            shifts[0][index] = to.get(index).x() - from.get(index).x();
            shifts[1][index] = to.get(index).y() - from.get(index).y();
        }
        LinearSystem.solve(system, shifts);
        weightsX = shifts[0];
        weightsY = shifts[1];
    }

    Point bend(Point point) {
        int count = from.size();
        double shiftX = affine(weightsX, point);
        double shiftY = affine(weightsY, point);
        for (int index = 0; index < count; index++) {
            double pull = plate(point, from.get(index));
            shiftX += weightsX[index] * pull;
            shiftY += weightsY[index] * pull;
        }
        return new Point(point.x() + shiftX, point.y() + shiftY);
    }

    private double affine(double[] weights, Point point) {
        int count = from.size();
        return weights[count] + weights[count + 1] * point.x() / REFERENCE + weights[count + 2] * point.y() / REFERENCE;
    }

    private double[][] system() {
        int count = from.size();
        double[][] system = new double[count + 3][count + 3];
        for (int row = 0; row < count; row++) {
            Point point = from.get(row);
            for (int column = 0; column < count; column++) {
                system[row][column] = plate(point, from.get(column));
            }
            system[row][row] += SOFTNESS;
            double[] plane = {1, point.x() / REFERENCE, point.y() / REFERENCE};
            for (int part = 0; part < plane.length; part++) {
                system[row][count + part] = plane[part];
                system[count + part][row] = plane[part];
            }
        }
        return system;
    }

    /// The plate's kernel, r² log r.
    private static double plate(Point one, Point two) {
        double deltaX = (one.x() - two.x()) / REFERENCE;
        double deltaY = (one.y() - two.y()) / REFERENCE;
        double square = deltaX * deltaX + deltaY * deltaY;
        return square == 0 ? 0 : square * StrictMath.log(square) / 2;
    }
}
