package dev.anden.games.tickettoride.map;

import java.util.ArrayList;
import java.util.List;

/// A cubic Bézier curve between two cities, measured by its length: the way of a corridor's middle line.
final class Curve {
    /// Enough pieces for the length of the strongest bend to be true to a tenth of a unit.
    private static final int PIECES = 20;

    private final double[] polygonX = new double[4];
    private final double[] polygonY = new double[4];
    private final double[] lengths = new double[PIECES + 1];

    /// @param start  where it starts
    /// @param end    where it ends
    /// @param bendStart sideways offset of the first control point, as a part of the distance between the ends
    /// @param bendEnd   the same for the second control point
    Curve(Point start, Point end, double bendStart, double bendEnd) {
        double deltaX = end.x() - start.x();
        double deltaY = end.y() - start.y();
        setVertex(0, start.x(), start.y());
        setVertex(1, start.x() + deltaX / 3 - deltaY * bendStart, start.y() + deltaY / 3 + deltaX * bendStart);
        setVertex(2, end.x() - deltaX / 3 - deltaY * bendEnd, end.y() - deltaY / 3 + deltaX * bendEnd);
        setVertex(3, end.x(), end.y());
        measure();
    }

    private Curve(Point start, Point first, Point second, Point end) {
        setVertex(0, start.x(), start.y());
        setVertex(1, first.x(), first.y());
        setVertex(2, second.x(), second.y());
        setVertex(3, end.x(), end.y());
        measure();
    }

    /// The piece of this curve between two distances from its start.
    Curve between(double from, double to) {
        double start = timeAt(from);
        double end = timeAt(to);
        return new Curve(
                blossom(start, start, start),
                blossom(start, start, end),
                blossom(start, end, end),
                blossom(end, end, end));
    }

    /// A curve parallel to this one, to the right of it on a sheet whose y grows downward; only near to it
    /// where it bends (each point of the control polygon is moved by itself, after Tiller and Hanson: "Offsets
    /// of two-dimensional profiles", 1984).
    Curve beside(double distance) {
        return new Curve(
                shifted(0, 0, 1, distance),
                shifted(1, 0, 2, distance),
                shifted(2, 1, 3, distance),
                shifted(3, 2, 3, distance));
    }

    double length() {
        return lengths[PIECES];
    }

    Point control(int index) {
        return new Point(polygonX[index], polygonY[index]);
    }

    /// Points along the curve from start to end, one more than there are pieces.
    List<Point> points(int pieces) {
        List<Point> points = new ArrayList<>(pieces + 1);
        for (int piece = 0; piece <= pieces; piece++) {
            double time = (double) piece / pieces;
            points.add(new Point(value(polygonX, time), value(polygonY, time)));
        }
        return points;
    }

    /// A box whose middle lies on the curve, along its direction there.
    ///
    /// @param distance distance of the middle from the start, along the curve
    OrientedBox box(double distance, double length, double width) {
        double time = timeAt(distance);
        double alongX = slope(polygonX, time);
        double alongY = slope(polygonY, time);
        double norm = Math.sqrt(alongX * alongX + alongY * alongY);
        double safe = norm > 0 ? norm : 1;
        return new OrientedBox(
                value(polygonX, time), value(polygonY, time), alongX / safe, alongY / safe, length / 2, width / 2);
    }

    /// The curve's polar form (Ramshaw: "Blossoming", 1987), which gives the control points of its pieces.
    private Point blossom(double one, double two, double three) {
        return new Point(blossom(polygonX, one, two, three), blossom(polygonY, one, two, three));
    }

    private static double blossom(double[] polygon, double one, double two, double three) {
        double[] first = new double[3];
        for (int leg = 0; leg < first.length; leg++) {
            first[leg] = mixed(polygon[leg], polygon[leg + 1], one);
        }
        return mixed(mixed(first[0], first[1], two), mixed(first[1], first[2], two), three);
    }

    private static double mixed(double one, double other, double part) {
        return one + (other - one) * part;
    }

    private Point shifted(int vertex, int from, int to, double distance) {
        double deltaX = polygonX[to] - polygonX[from];
        double deltaY = polygonY[to] - polygonY[from];
        double length = Math.max(1e-9, Math.sqrt(deltaX * deltaX + deltaY * deltaY));
        return new Point(polygonX[vertex] - deltaY / length * distance, polygonY[vertex] + deltaX / length * distance);
    }

    private void setVertex(int index, double x, double y) {
        polygonX[index] = x;
        polygonY[index] = y;
    }

    private void measure() {
        double beforeX = polygonX[0];
        double beforeY = polygonY[0];
        for (int piece = 1; piece <= PIECES; piece++) {
            double x = value(polygonX, (double) piece / PIECES);
            double y = value(polygonY, (double) piece / PIECES);
            double stepX = x - beforeX;
            double stepY = y - beforeY;
            lengths[piece] = lengths[piece - 1] + Math.sqrt(stepX * stepX + stepY * stepY);
            beforeX = x;
            beforeY = y;
        }
    }

    private double timeAt(double distance) {
        int piece = 1;
        while (piece < PIECES && lengths[piece] < distance) {
            piece++;
        }
        double span = lengths[piece] - lengths[piece - 1];
        double part = span > 0 ? (distance - lengths[piece - 1]) / span : 0;
        return Math.clamp((piece - 1 + part) / PIECES, 0.0, 1.0);
    }

    private static double value(double[] polygon, double time) {
        double left = 1 - time;
        return left * left * (left * polygon[0] + 3 * time * polygon[1])
                + time * time * (3 * left * polygon[2] + time * polygon[3]);
    }

    private static double slope(double[] polygon, double time) {
        double left = 1 - time;
        return left * left * (polygon[1] - polygon[0])
                + 2 * left * time * (polygon[2] - polygon[1])
                + time * time * (polygon[3] - polygon[2]);
    }
}
