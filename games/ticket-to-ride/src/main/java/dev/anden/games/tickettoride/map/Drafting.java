package dev.anden.games.tickettoride.map;

import dev.anden.games.tickettoride.map.LandOutline.Kind;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Writes a settled layout down as a [MapDrawing].
final class Drafting {
    private final Draft draft;
    private final Frame frame;
    private final Warp warp;
    private final double height;

    /// @param draft  a layout already cut to its sheet
    /// @param frame  where places of the globe lay before they were moved
    /// @param homes  where the cities lay there
    /// @param height height of the sheet
    Drafting(Draft draft, Frame frame, List<Point> homes, double height) {
        this.height = height;
        this.draft = draft;
        this.frame = frame;
        List<Point> places = IntStream.range(0, homes.size())
                .mapToObj(city -> new Point(draft.cityX[city], draft.cityY[city]))
                .toList();
        warp = new Warp(homes, places);
    }

    MapDrawing draw(Geography geography, LandOutline land) {
        LandDrafting under = new LandDrafting(land, frame, warp, height);
        return new MapDrawing(
                PathText.rounded(frame.width()),
                PathText.rounded(height),
                PathText.rounded(draft.sizes.spaceLength()),
                PathText.rounded(draft.sizes.spaceWidth()),
                PathText.rounded(draft.sizes.cityRadius()),
                PathText.rounded(draft.sizes.fontSize()),
                cities(geography),
                routes(),
                under.areas(Kind.LAND),
                under.areas(Kind.LAKE),
                under.areas(Kind.PARK),
                under.rivers(),
                under.lines(Kind.BORDER));
    }

    /// The layout as text, to be drawn again.
    String text(Geography geography) {
        return LayoutText.of(geography, draft, height);
    }

    private List<CityMark> cities(Geography geography) {
        return IntStream.range(0, draft.cities())
                .mapToObj(city -> {
                    double x = PathText.rounded(draft.cityX[city]);
                    double y = PathText.rounded(draft.cityY[city]);
                    Label label = draft.labelSpot(city).at(x, y);
                    return new CityMark(
                            geography.places().get(city).id(),
                            x,
                            y,
                            new Label(
                                    PathText.rounded(label.x()),
                                    PathText.rounded(label.y()),
                                    label.anchor(),
                                    label.lines()));
                })
                .toList();
    }

    private List<RouteDrawing> routes() {
        int count = draft.corridors.stream()
                .mapToInt(corridor -> corridor.lines().size())
                .sum();
        RouteDrawing[] routes = new RouteDrawing[count];
        for (int index = 0; index < draft.corridors.size(); index++) {
            Corridor corridor = draft.corridor(index);
            for (int track = 0; track < corridor.lines().size(); track++) {
                int line = corridor.lines().get(track);
                routes[line] = route(line, corridor, draft.shapes[index], track);
            }
        }
        return Arrays.asList(routes);
    }

    private RouteDrawing route(int line, Corridor corridor, CorridorShape shape, int track) {
        double aside = draft.sizes.aside(track, corridor.lines().size());
        List<SpaceMark> spaces = shape.boxes().subList(0, shape.spaces()).stream()
                .map(box -> box.beside(aside, draft.sizes.spaceWidth()))
                .map(Drafting::space)
                .toList();
        return new RouteDrawing(line, corridor.from(), corridor.to(), path(shape, aside), spaces);
    }

    private static SpaceMark space(OrientedBox box) {
        double angle = StrictMath.toDegrees(StrictMath.atan2(box.alongY(), box.alongX()));
        double readable = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
        return new SpaceMark(PathText.rounded(box.x()), PathText.rounded(box.y()), PathText.rounded(readable));
    }

    /// The middle line of a route: along its spaces parallel to the corridor's curve, then straight to its
    /// cities.
    private static String path(CorridorShape shape, double aside) {
        Curve spaces = shape.curve().between(shape.begin(), shape.end()).beside(aside);
        return PathText.route(shape.curve().control(0), spaces, shape.curve().control(3));
    }
}
