package dev.anden.games.tickettoride.map;

import java.util.ArrayList;
import java.util.List;

/// Cuts areas and lines at an upright rectangle.
///
/// @param left   least x that stays; `top`, `right` and `bottom` likewise
record Clipping(double left, double top, double right, double bottom) {
    /// The part of an area inside (Sutherland and Hodgman: "Reentrant polygon clipping", 1974); fewer than
    /// three points where nothing is left.
    List<Point> area(List<Point> points) {
        List<Point> kept = points;
        for (Side side : Side.values()) {
            kept = cut(kept, side);
        }
        return kept;
    }

    /// The parts of a line inside, each reaching to its first point outside. The line's pieces must be short
    /// against the rectangle: one that crosses it with both ends outside is left out.
    List<List<Point>> line(List<Point> points) {
        List<List<Point>> parts = new ArrayList<>();
        List<Point> part = new ArrayList<>();
        for (int index = 1; index < points.size(); index++) {
            Point before = points.get(index - 1);
            Point here = points.get(index);
            if (contains(before) || contains(here)) {
                if (part.isEmpty()) {
                    part.add(before);
                    parts.add(part);
                }
                part.add(here);
            } else if (!part.isEmpty()) {
                part = new ArrayList<>();
            }
        }
        return parts;
    }

    private boolean contains(Point point) {
        return point.x() >= left && point.x() <= right && point.y() >= top && point.y() <= bottom;
    }

    private List<Point> cut(List<Point> points, Side side) {
        List<Point> kept = new ArrayList<>();
        for (int index = 0; index < points.size(); index++) {
            Point here = points.get(index);
            Point before = points.get((index + points.size() - 1) % points.size());
            double depthHere = depth(here, side);
            double depthBefore = depth(before, side);
            if ((depthHere >= 0) != (depthBefore >= 0)) {
                kept.add(between(before, here, depthBefore / (depthBefore - depthHere)));
            }
            if (depthHere >= 0) {
                kept.add(here);
            }
        }
        return kept;
    }

    private double depth(Point point, Side side) {
        return switch (side) {
            case LEFT -> point.x() - left;
            case TOP -> point.y() - top;
            case RIGHT -> right - point.x();
            case BOTTOM -> bottom - point.y();
        };
    }

    private static Point between(Point one, Point two, double part) {
        return new Point(one.x() + (two.x() - one.x()) * part, one.y() + (two.y() - one.y()) * part);
    }

    private enum Side {
        LEFT,
        TOP,
        RIGHT,
        BOTTOM
    }
}
