package dev.anden.games.tickettoride.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;

/// Measures a finished drawing: what lies on what, and which routes cross. It knows only the drawing.
public final class MapCheck {
    /// Less than this is rounding.
    private static final double ROUNDING = 0.1;

    private MapCheck() {}

    /// All pairs of spaces, city marks and names that overlap, all names that lie on a route's line, and all of
    /// these things that reach over the sheet's edge.
    public static List<Overlap> overlaps(MapDrawing drawing) {
        return overlaps(drawing, route -> "route " + route, Set.of());
    }

    /// All that overlaps on a map, in words of the caller's own.
    ///
    /// @param routeName what to call a route of an index
    /// @param without   indexes of cities of which nothing is told, nor of the routes that lead there
    public static List<Overlap> overlaps(MapDrawing drawing, IntFunction<String> routeName, Set<Integer> without) {
        List<DrawnThing> things = DrawnThing.of(drawing, routeName, without);
        List<Overlap> overlaps = new ArrayList<>();
        for (int index = 0; index < things.size(); index++) {
            DrawnThing thing = things.get(index);
            double inside = inside(thing.box(), drawing);
            if (inside < -ROUNDING) {
                overlaps.add(new Overlap(thing.name().get(), DrawnPart.EDGE.of(), -inside));
            }
            for (DrawnThing other : things.subList(0, index)) {
                double separation = thing.keepsClearOf(other) ? thing.separation(other) : 0;
                if (separation < -ROUNDING) {
                    overlaps.add(new Overlap(thing.name().get(), other.name().get(), -separation));
                }
            }
        }
        return List.copyOf(overlaps);
    }

    /// All pairs of routes whose lines through their spaces cross. A board that can't be drawn flat has some.
    public static List<Crossing> crossings(MapDrawing drawing) {
        List<List<Point>> lines = drawing.routes().stream()
                .map(route -> DrawnThing.line(route, drawing))
                .toList();
        List<Crossing> crossings = new ArrayList<>();
        for (int other = 0; other < lines.size(); other++) {
            for (int route = 0; route < other; route++) {
                if (Crossings.between(lines.get(route), lines.get(other)) > 0) {
                    crossings.add(new Crossing(route, other));
                }
            }
        }
        return List.copyOf(crossings);
    }

    private static double inside(OrientedBox box, MapDrawing drawing) {
        double across = Math.min(box.x() - box.reachX(), drawing.width() - box.x() - box.reachX());
        double down = Math.min(box.y() - box.reachY(), drawing.height() - box.y() - box.reachY());
        return Math.min(across, down);
    }
}
