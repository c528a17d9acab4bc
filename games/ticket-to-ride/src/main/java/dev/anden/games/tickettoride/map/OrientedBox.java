package dev.anden.games.tickettoride.map;

/// A rectangle that may stand askew.
///
/// @param x          centre
/// @param y          centre
/// @param alongX     x of the unit vector along its length
/// @param alongY     y of that vector
/// @param halfLength half its length
/// @param halfWidth  half its width
record OrientedBox(double x, double y, double alongX, double alongY, double halfLength, double halfWidth) {
    static OrientedBox upright(double left, double top, double width, double height) {
        return new OrientedBox(left + width / 2, top + height / 2, 1, 0, width / 2, height / 2);
    }

    /// A box around the straight line from one point to another.
    static OrientedBox along(Point from, Point to, double width) {
        double deltaX = to.x() - from.x();
        double deltaY = to.y() - from.y();
        double length = Math.sqrt(deltaX * deltaX + deltaY * deltaY);
        double safe = length > 0 ? length : 1;
        return new OrientedBox(
                (from.x() + to.x()) / 2,
                (from.y() + to.y()) / 2,
                length > 0 ? deltaX / safe : 1,
                deltaY / safe,
                length / 2,
                width / 2);
    }

    /// How far the two are apart along the axis that separates them best; negative where they overlap, by that
    /// depth (the separating axis theorem, after Gottschalk, Lin, Manocha: "OBBTree", 1996).
    double separation(OrientedBox other) {
        double deltaX = other.x - x;
        double deltaY = other.y - y;
        double cosine = Math.abs(alongX * other.alongX + alongY * other.alongY);
        double sine = Math.abs(alongX * other.alongY - alongY * other.alongX);
        double mine = Math.max(
                Math.abs(deltaX * alongX + deltaY * alongY)
                        - halfLength
                        - (other.halfLength * cosine + other.halfWidth * sine),
                Math.abs(deltaX * alongY - deltaY * alongX)
                        - halfWidth
                        - (other.halfLength * sine + other.halfWidth * cosine));
        double theirs = Math.max(
                Math.abs(deltaX * other.alongX + deltaY * other.alongY)
                        - other.halfLength
                        - (halfLength * cosine + halfWidth * sine),
                Math.abs(deltaX * other.alongY - deltaY * other.alongX)
                        - other.halfWidth
                        - (halfLength * sine + halfWidth * cosine));
        return Math.max(mine, theirs);
    }

    /// Distance from the box's edge to a point outside; 0 or less inside.
    double distanceTo(double pointX, double pointY) {
        double deltaX = pointX - x;
        double deltaY = pointY - y;
        double beyond = Math.abs(deltaX * alongX + deltaY * alongY) - halfLength;
        double beside = Math.abs(deltaX * alongY - deltaY * alongX) - halfWidth;
        if (beyond <= 0 || beside <= 0) {
            return Math.max(beyond, beside);
        }
        return Math.sqrt(beyond * beyond + beside * beside);
    }

    /// Half the width of the upright rectangle around it.
    double reachX() {
        return Math.abs(alongX) * halfLength + Math.abs(alongY) * halfWidth;
    }

    /// Half the height of the upright rectangle around it.
    double reachY() {
        return Math.abs(alongY) * halfLength + Math.abs(alongX) * halfWidth;
    }

    /// The same box, longer by so much.
    OrientedBox lengthened(double length) {
        return new OrientedBox(x, y, alongX, alongY, halfLength + length / 2, halfWidth);
    }

    /// A point on one of its ends, or on that end's line.
    ///
    /// @param side  1 for the end where its direction points, -1 for the other
    /// @param aside distance from its middle line
    Point end(int side, double aside) {
        return new Point(
                x + side * alongX * halfLength - alongY * aside, y + side * alongY * halfLength + alongX * aside);
    }

    /// The same box moved sideways, to the right of its direction on a sheet whose y grows downward.
    OrientedBox beside(double distance, double width) {
        return new OrientedBox(x - alongY * distance, y + alongX * distance, alongX, alongY, halfLength, width / 2);
    }
}
