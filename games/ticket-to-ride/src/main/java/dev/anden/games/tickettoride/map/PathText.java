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

    static String cubic(Point start, Point first, Point second, Point end) {
        return "M" + pair(start) + "C" + pair(first) + " " + pair(second) + " " + pair(end);
    }

    private static String pair(Point point) {
        return number(point.x()) + " " + number(point.y());
    }
}
