package dev.anden.games.tickettoride.map;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Phrase;
import java.util.List;
import org.junit.jupiter.api.Test;

class MapCheckTest {
    private static final CityMark WEST = city("west", 50, 100);
    private static final CityMark EAST = city("east", 350, 100);

    @Test
    void a_clear_drawing_has_no_overlap() {
        assertThat(MapCheck.overlaps(drawing(space(150, 100), space(200, 100)))).isEmpty();
    }

    @Test
    void two_spaces_on_one_another_are_found() {
        assertThat(MapCheck.overlaps(drawing(space(150, 100), space(170, 100))))
                .extracting(overlap -> overlap.one() + " and " + overlap.other())
                .containsExactly("space 2 of route 0 and space 1 of route 0");
    }

    @Test
    void a_space_on_a_city_is_found() {
        assertThat(MapCheck.overlaps(drawing(space(340, 100)))).hasSize(1);
    }

    @Test
    void a_space_over_the_edge_is_found() {
        assertThat(MapCheck.overlaps(drawing(space(200, 2))))
                .extracting(Overlap::other)
                .map(Phrase::toString)
                .containsExactly("the edge");
    }

    @Test
    void routes_that_cross_are_found() {
        RouteDrawing across = new RouteDrawing(0, 0, 1, "", List.of(space(200, 100)));
        RouteDrawing down = new RouteDrawing(1, 2, 3, "", List.of(space(230, 60), space(230, 140)));
        MapDrawing drawing =
                drawing(List.of(WEST, EAST, city("north", 230, 20), city("south", 230, 180)), List.of(across, down));
        assertThat(MapCheck.crossings(drawing)).containsExactly(new Crossing(0, 1));
    }

    private static MapDrawing drawing(SpaceMark... spaces) {
        return drawing(List.of(WEST, EAST), List.of(new RouteDrawing(0, 0, 1, "", List.of(spaces))));
    }

    private static MapDrawing drawing(List<CityMark> cities, List<RouteDrawing> routes) {
        return new MapDrawing(
                400, 200, 30, 10, 8, 12, cities, routes, List.of(), List.of(), List.of(), List.of(), List.of());
    }

    private static SpaceMark space(double x, double y) {
        return new SpaceMark(x, y, 0);
    }

    private static CityMark city(String id, double x, double y) {
        return new CityMark(id, x, y, new Label(x, y - 20, Label.Anchor.MIDDLE, List.of(id)));
    }
}
