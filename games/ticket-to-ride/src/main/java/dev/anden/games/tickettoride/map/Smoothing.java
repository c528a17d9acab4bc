package dev.anden.games.tickettoride.map;

import java.util.ArrayList;
import java.util.List;

/// Puts more points on a line, so that it can be bent, and rounds those that were drawn with few points.
final class Smoothing {
    /// Longer pieces are divided, in units of the sheet.
    private static final double LONGEST_STRAIGHT = 30;

    private static final double LONGEST_ROUND = 7;
    private static final int MOST_PIECES = 100;

    private Smoothing() {}

    /// The same line with more points.
    ///
    /// @param closed whether its last point is joined to its first
    static List<Point> divided(List<Point> points, boolean closed) {
        return refined(points, closed, LONGEST_STRAIGHT, 0);
    }

    /// A round line through the same points (a Catmull-Rom spline: "A class of local interpolating splines",
    /// 1974).
    ///
    /// @param closed whether its last point is joined to its first
    static List<Point> rounded(List<Point> points, boolean closed) {
        return refined(points, closed, LONGEST_ROUND, 1);
    }

    private static List<Point> refined(List<Point> points, boolean closed, double longest, double roundness) {
        List<Point> refined = new ArrayList<>();
        int legs = closed ? points.size() : points.size() - 1;
        for (int leg = 0; leg < legs; leg++) {
            Point start = points.get(leg);
            Point end = at(points, leg + 1, closed);
            double length = Math.max(Math.abs(end.x() - start.x()), Math.abs(end.y() - start.y()));
            int pieces = Math.clamp((long) (length / longest) + 1, 1, MOST_PIECES);
            Point startPull = pull(at(points, leg - 1, closed), start, end, length * roundness);
            Point endPull = pull(start, end, at(points, leg + 2, closed), length * roundness);
            for (int piece = 0; piece < pieces; piece++) {
                refined.add(between(start, startPull, end, endPull, (double) piece / pieces));
            }
        }
        if (!closed && !points.isEmpty()) {
            refined.add(points.getLast());
        }
        return refined;
    }

    /// The direction in which a line passes a point, as long as the leg beside it (or nothing for a straight
    /// one).
    private static Point pull(Point before, Point here, Point after, double length) {
        double deltaX = after.x() - before.x();
        double deltaY = after.y() - before.y();
        double reach = distance(before, here) + distance(here, after);
        return reach == 0 ? new Point(0, 0) : new Point(deltaX / reach * length, deltaY / reach * length);
    }

    /// Hermite's cubic; with no pull it is the straight line, walked unevenly.
    private static Point between(Point start, Point startPull, Point end, Point endPull, double part) {
        double square = part * part;
        double cube = square * part;
        double ofEnd = 3 * square - 2 * cube;
        double ofStartPull = cube - 2 * square + part;
        double ofEndPull = cube - square;
        return new Point(
                start.x() * (1 - ofEnd) + end.x() * ofEnd + startPull.x() * ofStartPull + endPull.x() * ofEndPull,
                start.y() * (1 - ofEnd) + end.y() * ofEnd + startPull.y() * ofStartPull + endPull.y() * ofEndPull);
    }

    private static Point at(List<Point> points, int index, boolean closed) {
        int size = points.size();
        return points.get(closed ? Math.floorMod(index, size) : Math.clamp(index, 0, size - 1));
    }

    private static double distance(Point one, Point two) {
        double deltaX = one.x() - two.x();
        double deltaY = one.y() - two.y();
        return Math.sqrt(deltaX * deltaX + deltaY * deltaY);
    }
}
