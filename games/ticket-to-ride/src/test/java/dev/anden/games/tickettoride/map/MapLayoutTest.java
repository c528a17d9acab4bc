package dev.anden.games.tickettoride.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MapLayoutTest {
    @ParameterizedTest
    @ValueSource(strings = {"usa", "europe", "berlin", "paris", "brava"})
    void no_space_city_or_name_overlaps_another(String board) {
        assertThat(MapCheck.overlaps(SampleBoards.drawing(board))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"usa", "europe", "berlin", "paris", "brava"})
    void no_two_routes_cross(String board) {
        assertThat(MapCheck.crossings(SampleBoards.drawing(board))).isEmpty();
    }

    @Test
    void the_same_board_is_drawn_the_same_each_time() {
        assertThat(SampleBoards.drawing("brava")).isEqualTo(SampleBoards.freshDrawing("brava"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"usa", "europe", "berlin", "paris", "brava"})
    void every_route_has_all_its_spaces(String board) {
        List<Line> lines = SampleBoards.geography(board).lines();
        assertThat(SampleBoards.drawing(board).routes())
                .hasSameSizeAs(lines)
                .allSatisfy(route -> assertThat(route.spaces())
                        .hasSize(lines.get(route.route()).spaces()));
    }

    @Test
    void the_usa_fill_a_landscape_sheet() {
        MapDrawing usa = SampleBoards.drawing("usa");
        assertThat(usa.width() / usa.height()).isBetween(1.5, 1.66);
        assertThat(usa.spaceLength()).isGreaterThan(30);
        assertThat(usa.land()).isNotEmpty();
        assertThat(usa.rivers()).extracting(RiverDrawing::name).contains("Mississippi", "Rio Grande");
    }

    @Test
    void a_tall_board_gets_a_tall_sheet_with_as_much_room_as_others() {
        MapDrawing tall = MapLayout.draw(ladder(2, 9), LandOutline.NONE);
        MapDrawing wide = MapLayout.draw(ladder(9, 2), LandOutline.NONE);
        assertThat(MapCheck.overlaps(tall)).isEmpty();
        assertThat(tall.height() / tall.width()).isBetween(2.0, 3.1);
        assertThat(wide.width() / wide.height()).isBetween(1.5, 1.7);
        assertThat(tall.spaceLength()).isGreaterThan(0.8 * wide.spaceLength());
    }

    @Test
    void a_board_whose_cities_lie_due_north_of_one_another_gets_a_sheet_that_is_wide_enough() {
        MapDrawing line = MapLayout.draw(ladder(1, 9), LandOutline.NONE);
        assertThat(MapCheck.overlaps(line)).isEmpty();
        assertThat(line.width()).isGreaterThan(700);
        assertThat(line.height() / line.width()).isBetween(2.0, 3.1);
    }

    @Test
    void cities_of_the_usa_keep_their_order() {
        MapDrawing usa = SampleBoards.drawing("usa");
        assertThat(x(usa, "seattle")).isLessThan(x(usa, "helena"));
        assertThat(x(usa, "helena")).isLessThan(x(usa, "duluth"));
        assertThat(x(usa, "washington")).isLessThan(x(usa, "boston"));
        assertThat(y(usa, "montreal")).isLessThan(y(usa, "new-york"));
        assertThat(y(usa, "new-york")).isLessThan(y(usa, "washington"));
        assertThat(y(usa, "charleston")).isLessThan(y(usa, "miami"));
    }

    @Test
    void two_cities_and_one_route_are_a_board() {
        Geography smallest = new Geography(
                List.of(new Place("a", "Arriba", 40, -3), new Place("b", "Abajo", 38, -3)),
                List.of(new Line(0, 1, 3, Line.NO_TWIN)),
                "nowhere");
        MapDrawing drawing = MapLayout.draw(smallest, LandOutline.NONE);
        assertThat(MapCheck.overlaps(drawing)).isEmpty();
        assertThat(drawing.cities().getFirst().y())
                .isLessThan(drawing.cities().getLast().y());
    }

    @Test
    void a_board_may_lie_on_the_equator_and_across_the_date_line() {
        Geography ocean = new Geography(
                List.of(
                        new Place("suva", "Suva", -18, 178),
                        new Place("apia", "Apia", -14, -172),
                        new Place("tarawa", "Tarawa", 1, 173),
                        new Place("honolulu", "Honolulu", 21, -158)),
                List.of(
                        new Line(0, 1, 2, Line.NO_TWIN),
                        new Line(0, 2, 3, Line.NO_TWIN),
                        new Line(1, 3, 5, Line.NO_TWIN),
                        new Line(2, 3, 4, Line.NO_TWIN)),
                "nowhere");
        MapDrawing drawing = MapLayout.draw(ocean, LandOutline.NONE);
        assertThat(MapCheck.overlaps(drawing)).isEmpty();
        assertThat(x(drawing, "suva")).isLessThan(x(drawing, "apia"));
    }

    @Test
    void two_routes_between_the_same_cities_that_are_no_twins_part() {
        Geography pair = new Geography(
                List.of(new Place("a", "Aquí", 40, -3), new Place("b", "Allí", 40, 3)),
                List.of(new Line(0, 1, 3, Line.NO_TWIN), new Line(1, 0, 4, Line.NO_TWIN)),
                "nowhere");
        assertThat(MapCheck.overlaps(MapLayout.draw(pair, LandOutline.NONE))).isEmpty();
    }

    @Test
    void two_cities_in_one_place_part() {
        Geography together = new Geography(
                List.of(new Place("a", "Aquí", 40, -3), new Place("b", "También", 40, -3)),
                List.of(new Line(0, 1, 2, Line.NO_TWIN)),
                "nowhere");
        assertThat(MapCheck.overlaps(MapLayout.draw(together, LandOutline.NONE)))
                .isEmpty();
    }

    @Test
    void a_board_that_cannot_be_drawn_flat_has_crossings_but_no_overlaps() {
        List<Place> places = new ArrayList<>();
        List<Line> lines = new ArrayList<>();
        for (int city = 0; city < 6; city++) {
            places.add(new Place("city" + city, "Ciudad " + city, 40 + city % 3, 2.0 * (city % 2) + 0.3 * city));
            for (int other = 0; other < city; other++) {
                lines.add(new Line(city, other, 2, Line.NO_TWIN));
            }
        }
        MapDrawing drawing = MapLayout.draw(new Geography(places, lines, "nowhere"), LandOutline.NONE);
        assertThat(MapCheck.overlaps(drawing)).isEmpty();
        assertThat(MapCheck.crossings(drawing)).isNotEmpty();
    }

    @Test
    void water_and_green_lie_under_a_town() {
        MapDrawing paris = SampleBoards.drawing("paris");
        assertThat(paris.rivers()).extracting(RiverDrawing::name).contains("Seine");
        assertThat(paris.parks()).isNotEmpty();
    }

    /// Cities in rows and columns, each joined to those beside it.
    private static Geography ladder(int columns, int rows) {
        List<Place> places = new ArrayList<>();
        List<Line> lines = new ArrayList<>();
        for (int city = 0; city < columns * rows; city++) {
            int column = city % columns;
            places.add(new Place("c" + city, "Ciudad " + city, 0.9 * (city / columns - rows / 2), 0.9 * column));
            if (column > 0) {
                lines.add(new Line(city - 1, city, 2, Line.NO_TWIN));
            }
            if (city >= columns) {
                lines.add(new Line(city - columns, city, 2, Line.NO_TWIN));
            }
        }
        return new Geography(places, lines, "nowhere");
    }

    private static double x(MapDrawing drawing, String city) {
        return mark(drawing, city).x();
    }

    private static double y(MapDrawing drawing, String city) {
        return mark(drawing, city).y();
    }

    private static CityMark mark(MapDrawing drawing, String city) {
        return drawing.cities().stream()
                .filter(mark -> mark.id().equals(city))
                .findFirst()
                .orElseThrow();
    }
}
