package dev.anden.games.tickettoride.map;

import java.util.List;

/// Counts where two lines made of straight pieces cross.
final class Crossings {
    private Crossings() {}

    /// How often two lines cross. Where they only touch, or have an end in common, they don't.
    static int between(List<Point> one, List<Point> other) {
        int count = 0;
        for (int mine = 1; mine < one.size(); mine++) {
            for (int theirs = 1; theirs < other.size(); theirs++) {
                if (cross(one.get(mine - 1), one.get(mine), other.get(theirs - 1), other.get(theirs))) {
                    count++;
                }
            }
        }
        return count;
    }

    private static boolean cross(Point one, Point two, Point three, Point four) {
        return side(one, two, three) * side(one, two, four) < 0 && side(three, four, one) * side(three, four, two) < 0;
    }

    /// On which side of a line a point lies: positive on one, negative on the other, 0 on the line or very near
    /// to it.
    private static double side(Point from, Point to, Point point) {
        double area = (to.x() - from.x()) * (point.y() - from.y()) - (to.y() - from.y()) * (point.x() - from.x());
        return Math.abs(area) < 1e-6 ? 0 : area;
    }
}
