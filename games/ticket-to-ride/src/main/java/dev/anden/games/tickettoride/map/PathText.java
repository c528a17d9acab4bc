package dev.anden.games.tickettoride.map;

import java.util.List;

/// Writes SVG path data, rounded to a tenth of a unit.
final class PathText {
    private PathText() {}

    /// A number to one decimal, as short as it gets. The same on every platform and in every language.
    static String number(double value) {
        long tenths = Math.round(value * 10);
        String sign = tenths < 0 ? "-" : "";
        long size = Math.abs(tenths);
        return sign + size / 10 + (size % 10 == 0 ? "" : "." + size % 10);
    }

    /// A value rounded to a tenth.
    static double rounded(double value) {
        return Math.round(value * 10) / 10.0;
    }

    static String area(List<Point> points) {
        return line(points) + "Z";
    }

    static String line(List<Point> points) {
        StringBuilder path = new StringBuilder();
        String before = "";
        for (Point point : points) {
            String here = pair(point);
            if (!here.equals(before)) {
                path.append(before.isEmpty() ? 'M' : 'L').append(here);
            }
            before = here;
        }
        return path.toString();
    }

    /// Straight from a city to the curve, along it, and straight to the other city.
    static String route(Point from, Curve curve, Point to) {
        return "M" + pair(from) + "L" + pair(curve.control(0)) + "C" + pair(curve.control(1)) + " "
                + pair(curve.control(2)) + " " + pair(curve.control(3)) + "L" + pair(to);
    }

    private static String pair(Point point) {
        return number(point.x()) + " " + number(point.y());
    }
}
