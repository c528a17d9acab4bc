package dev.anden.games.tickettoride.map;

import java.util.ArrayList;
import java.util.List;

/// Measures a finished drawing: what lies on what, and which routes cross. It knows the drawing alone.
public final class MapCheck {
    /// Less than this is rounding.
    private static final double ROUNDING = 0.1;

    private MapCheck() {}

    /// All pairs of spaces, city marks and names that overlap, and all of them that reach over the sheet's
    /// edge.
    public static List<Overlap> overlaps(MapDrawing drawing) {
        List<Thing> things = things(drawing);
        List<Overlap> overlaps = new ArrayList<>();
        for (int index = 0; index < things.size(); index++) {
            Thing thing = things.get(index);
            double inside = inside(thing.box, drawing);
            if (inside < -ROUNDING) {
                overlaps.add(new Overlap(thing.name, "the edge", -inside));
            }
            for (Thing other : things.subList(0, index)) {
                double separation = separation(thing, other);
                if (separation < -ROUNDING) {
                    overlaps.add(new Overlap(thing.name, other.name, -separation));
                }
            }
        }
        return List.copyOf(overlaps);
    }

    /// All pairs of routes whose lines through their spaces cross. A board that can't be drawn flat has some.
    public static List<Crossing> crossings(MapDrawing drawing) {
        List<List<Point>> lines = drawing.routes().stream()
                .map(route -> line(route, drawing.cities()))
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

    private static List<Point> line(RouteDrawing route, List<CityMark> cities) {
        List<Point> line = new ArrayList<>();
        CityMark from = cities.get(route.from());
        CityMark to = cities.get(route.to());
        line.add(new Point(from.x(), from.y()));
        route.spaces().forEach(space -> line.add(new Point(space.x(), space.y())));
        line.add(new Point(to.x(), to.y()));
        return line;
    }

    private static List<Thing> things(MapDrawing drawing) {
        List<Thing> things = new ArrayList<>();
        for (CityMark city : drawing.cities()) {
            double radius = drawing.cityRadius();
            things.add(new Thing("city " + city.id(), new OrientedBox(city.x(), city.y(), 1, 0, radius, radius), true));
            things.add(new Thing("name of " + city.id(), city.label().box(drawing.fontSize()), false));
        }
        for (RouteDrawing route : drawing.routes()) {
            for (int space = 0; space < route.spaces().size(); space++) {
                things.add(new Thing(
                        "space " + (space + 1) + " of route " + route.route(),
                        box(route.spaces().get(space), drawing),
                        false));
            }
        }
        return things;
    }

    private static OrientedBox box(SpaceMark space, MapDrawing drawing) {
        double angle = StrictMath.toRadians(space.angle());
        return new OrientedBox(
                space.x(),
                space.y(),
                StrictMath.cos(angle),
                StrictMath.sin(angle),
                drawing.spaceLength() / 2,
                drawing.spaceWidth() / 2);
    }

    private static double separation(Thing one, Thing other) {
        if (one.round && other.round) {
            double deltaX = one.box.x() - other.box.x();
            double deltaY = one.box.y() - other.box.y();
            return Math.sqrt(deltaX * deltaX + deltaY * deltaY) - one.box.halfLength() - other.box.halfLength();
        }
        if (one.round) {
            return other.box.distanceTo(one.box.x(), one.box.y()) - one.box.halfLength();
        }
        return other.round ? separation(other, one) : one.box.separation(other.box);
    }

    private static double inside(OrientedBox box, MapDrawing drawing) {
        double across = Math.min(box.x() - box.reachX(), drawing.width() - box.x() - box.reachX());
        double down = Math.min(box.y() - box.reachY(), drawing.height() - box.y() - box.reachY());
        return Math.min(across, down);
    }

    /// @param name  in words
    /// @param box   the room it takes
    /// @param round whether it is the disc in the box
    private record Thing(String name, OrientedBox box, boolean round) {}
}
