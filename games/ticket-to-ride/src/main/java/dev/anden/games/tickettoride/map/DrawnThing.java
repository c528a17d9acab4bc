package dev.anden.games.tickettoride.map;

import dev.anden.engine.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/// One thing of a finished drawing and the room it takes.
///
/// @param name  such as `space 2 of route 17`; made when it is asked for, since few things overlap
/// @param box   the room it takes
/// @param shape what it is
record DrawnThing(Supplier<Phrase> name, OrientedBox box, Shape shape) {
    private static final double LINE_WIDTH = 1;

    /// What a thing is, as far as it matters for what may be on top of what.
    enum Shape {
        /// A space: the box itself.
        BAR,
        /// A city's mark: the disc in the box.
        DISC,
        /// A city's name: the box itself.
        NAME,
        /// A piece of a route's line between its spaces and cities. Only names must keep off it.
        LINE
    }

    /// Everything on a drawing that has to keep clear of something.
    ///
    /// @param routeName what to call a route of an index
    /// @param without   indexes of cities that are left out, with the routes that lead there
    static List<DrawnThing> of(MapDrawing drawing, IntFunction<String> routeName, Set<Integer> without) {
        List<DrawnThing> things = new ArrayList<>();
        for (int city = 0; city < drawing.cities().size(); city++) {
            if (!without.contains(city)) {
                addCity(things, drawing.cities().get(city), drawing);
            }
        }
        for (RouteDrawing route : drawing.routes()) {
            if (!without.contains(route.from()) && !without.contains(route.to())) {
                String name = routeName.apply(route.route());
                addSpaces(things, name, route, drawing);
                addLine(things, name, line(route, drawing));
            }
        }
        return things;
    }

    /// A route's line in straight pieces: from its city to the near end of its first space, from space to
    /// space, and from the last one's far end to the other city.
    static List<Point> line(RouteDrawing route, MapDrawing drawing) {
        CityMark from = drawing.cities().get(route.from());
        CityMark to = drawing.cities().get(route.to());
        List<Point> line = new ArrayList<>();
        line.add(new Point(from.x(), from.y()));
        line.add(nearEnd(route.spaces().getFirst(), from, drawing));
        route.spaces().forEach(space -> line.add(new Point(space.x(), space.y())));
        line.add(nearEnd(route.spaces().getLast(), to, drawing));
        line.add(new Point(to.x(), to.y()));
        return line;
    }

    private static Point nearEnd(SpaceMark space, CityMark city, MapDrawing drawing) {
        OrientedBox box = box(space, drawing);
        double ahead = (city.x() - box.x()) * box.alongX() + (city.y() - box.y()) * box.alongY();
        return box.end(ahead > 0 ? 1 : -1, 0);
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

    /// Whether it matters if the two overlap.
    boolean keepsClearOf(DrawnThing other) {
        boolean line = shape == Shape.LINE || other.shape == Shape.LINE;
        return !line || shape == Shape.NAME || other.shape == Shape.NAME;
    }

    /// How far the two are apart; negative where they overlap.
    double separation(DrawnThing other) {
        if (shape == Shape.DISC && other.shape == Shape.DISC) {
            double deltaX = box.x() - other.box.x();
            double deltaY = box.y() - other.box.y();
            return Math.sqrt(deltaX * deltaX + deltaY * deltaY) - box.halfLength() - other.box.halfLength();
        }
        if (shape == Shape.DISC) {
            return other.box.distanceTo(box.x(), box.y()) - box.halfLength();
        }
        return other.shape == Shape.DISC ? other.separation(this) : box.separation(other.box);
    }

    private static void addCity(List<DrawnThing> things, CityMark city, MapDrawing drawing) {
        double radius = drawing.cityRadius();
        OrientedBox disc = new OrientedBox(city.x(), city.y(), 1, 0, radius, radius);
        things.add(new DrawnThing(() -> DrawnPart.CITY.of("city", city.id()), disc, Shape.DISC));
        things.add(new DrawnThing(
                () -> DrawnPart.NAME.of("city", city.id()), city.label().box(drawing.fontSize()), Shape.NAME));
    }

    private static void addSpaces(List<DrawnThing> things, String name, RouteDrawing route, MapDrawing drawing) {
        for (int index = 0; index < route.spaces().size(); index++) {
            OrientedBox box = box(route.spaces().get(index), drawing);
            int space = index + 1;
            things.add(new DrawnThing(() -> DrawnPart.SPACE.of("space", space, "route", name), box, Shape.BAR));
        }
    }

    private static void addLine(List<DrawnThing> things, String name, List<Point> line) {
        for (int index = 1; index < line.size(); index++) {
            OrientedBox box = OrientedBox.along(line.get(index - 1), line.get(index), LINE_WIDTH);
            things.add(new DrawnThing(() -> DrawnPart.LINE.of("route", name), box, Shape.LINE));
        }
    }
}
