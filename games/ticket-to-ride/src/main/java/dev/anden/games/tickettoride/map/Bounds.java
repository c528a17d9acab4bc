package dev.anden.games.tickettoride.map;

/// An upright rectangle around things.
///
/// @param left   least x; `top`, `right` and `bottom` likewise
record Bounds(double left, double top, double right, double bottom) {
    /// Around nothing.
    static final Bounds EMPTY = new Bounds(
            Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY);

    static Bounds of(OrientedBox box) {
        return new Bounds(
                box.x() - box.reachX(), box.y() - box.reachY(), box.x() + box.reachX(), box.y() + box.reachY());
    }

    static Bounds around(double x, double y, double reach) {
        return new Bounds(x - reach, y - reach, x + reach, y + reach);
    }

    double width() {
        return right - left;
    }

    double height() {
        return bottom - top;
    }

    Bounds with(Bounds other) {
        return new Bounds(
                Math.min(left, other.left),
                Math.min(top, other.top),
                Math.max(right, other.right),
                Math.max(bottom, other.bottom));
    }

    /// Whether the two come nearer to one another than a distance.
    boolean liesNear(Bounds other, double distance) {
        return left - distance < other.right
                && other.left - distance < right
                && top - distance < other.bottom
                && other.top - distance < bottom;
    }

    /// Whether a point comes nearer than a distance.
    boolean liesNear(double x, double y, double distance) {
        return x > left - distance && x < right + distance && y > top - distance && y < bottom + distance;
    }
}
