package dev.anden.games.tickettoride.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.Route;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What a player expects of the map of any board.
class BoardsOnTheMapTest {
    @ParameterizedTest
    @ValueSource(strings = {"usa", "europe", "berlin", "paris", "brava"})
    void a_route_keeps_clear_of_cities_that_it_does_not_join(String board) {
        MapDrawing drawing = SampleBoards.drawing(board);

        for (RouteDrawing route : drawing.routes()) {
            for (int city = 0; city < drawing.cities().size(); city++) {
                if (city != route.from() && city != route.to()) {
                    assertThat(distance(drawing.cities().get(city), DrawnThing.line(route, drawing)))
                            .as(
                                    "route %d and %s",
                                    route.route(), drawing.cities().get(city).id())
                            .isGreaterThan(2 * drawing.cityRadius());
                }
            }
        }
    }

    @Test
    void the_ferry_from_palermo_to_smyrna_bends_around_greece() {
        Board europe = SampleBoards.board("europe");
        Route ferry = europe.routes().stream()
                .filter(route -> route.id().equals("palermo--smyrna"))
                .findFirst()
                .orElseThrow();
        MapDrawing drawing = SampleBoards.drawing("europe");
        RouteDrawing drawn = drawing.routes().get(ferry.index());
        Point palermo = at(drawing.cities().get(drawn.from()));
        Point smyrna = at(drawing.cities().get(drawn.to()));

        assertThat(drawn.spaces())
                .anySatisfy(space -> assertThat(distance(new Point(space.x(), space.y()), palermo, smyrna))
                        .isGreaterThan(drawing.spaceWidth()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"usa", "europe", "berlin", "paris", "brava"})
    void the_routes_of_a_double_route_run_side_by_side(String board) {
        MapDrawing drawing = SampleBoards.drawing(board);
        List<Route> routes = SampleBoards.board(board).routes().stream()
                .filter(route -> route.index() < route.twin())
                .toList();

        assertThat(routes).isNotEmpty();
        for (Route route : routes) {
            RouteDrawing one = drawing.routes().get(route.index());
            RouteDrawing other = drawing.routes().get(route.twin());
            List<SpaceMark> facing =
                    one.from() == other.from() ? other.spaces() : other.spaces().reversed();
            for (int space = 0; space < one.spaces().size(); space++) {
                SpaceMark here = one.spaces().get(space);
                SpaceMark there = facing.get(space);
                double apart = Math.hypot(here.x() - there.x(), here.y() - there.y());
                assertThat(here.angle()).as(route.id()).isCloseTo(there.angle(), within(0.1));
                assertThat(apart).as(route.id()).isBetween(drawing.spaceWidth(), 2 * drawing.spaceWidth());
            }
        }
    }

    /// In hundredths of the sheet's width, measured and rounded up: a board of a continent has room, the stops of a
    /// town lie where it is full and have to part.
    @ParameterizedTest
    @CsvSource({"usa, 3", "europe, 4", "berlin, 8", "paris, 10", "brava, 6"})
    void cities_stay_near_their_true_place(String board, double hundredths) {
        MapDrawing drawing = SampleBoards.drawing(board);
        List<Place> places = SampleBoards.geography(board).places();
        Frame frame = Frame.around(places);
        List<Point> moves = IntStream.range(0, places.size())
                .mapToObj(city -> {
                    Place place = places.get(city);
                    Point home = frame.place(place.latitude(), place.longitude());
                    CityMark mark = drawing.cities().get(city);
                    return new Point(mark.x() - home.x(), mark.y() - home.y());
                })
                .toList();
        double meanX = moves.stream().mapToDouble(Point::x).average().orElseThrow();
        double meanY = moves.stream().mapToDouble(Point::y).average().orElseThrow();

        assertThat(moves)
                .allSatisfy(move -> assertThat(Math.hypot(move.x() - meanX, move.y() - meanY))
                        .isLessThan(drawing.width() * hundredths / 100));
    }

    private static Point at(CityMark city) {
        return new Point(city.x(), city.y());
    }

    private static double distance(CityMark city, List<Point> line) {
        return IntStream.range(1, line.size())
                .mapToDouble(piece -> distance(at(city), line.get(piece - 1), line.get(piece)))
                .min()
                .orElseThrow();
    }

    /// From a point to a straight line between two others.
    private static double distance(Point point, Point from, Point to) {
        double alongX = to.x() - from.x();
        double alongY = to.y() - from.y();
        double squared = alongX * alongX + alongY * alongY;
        double part = ((point.x() - from.x()) * alongX + (point.y() - from.y()) * alongY) / squared;
        double nearest = Math.clamp(part, 0, 1);
        return Math.hypot(point.x() - from.x() - nearest * alongX, point.y() - from.y() - nearest * alongY);
    }
}
