package dev.anden.games.tickettoride.map;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class GeographyTest {
    private static final List<Place> PLACES = List.of(new Place("a", "A", 0, 0), new Place("b", "B", 1, 1));

    @Test
    void a_route_to_a_city_that_is_not_there_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Geography(PLACES, List.of(new Line(0, 2, 1, Line.NO_TWIN)), "nowhere"));
    }

    @Test
    void a_route_from_a_city_to_itself_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Line(1, 1, 1, Line.NO_TWIN));
    }

    @Test
    void twins_name_one_another() {
        List<Line> lines = List.of(new Line(0, 1, 2, 1), new Line(0, 1, 2, Line.NO_TWIN));
        assertThatIllegalArgumentException().isThrownBy(() -> new Geography(PLACES, lines, "nowhere"));
    }

    @Test
    void twins_are_of_equal_length() {
        List<Line> lines = List.of(new Line(0, 1, 2, 1), new Line(0, 1, 3, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Geography(PLACES, lines, "nowhere"));
    }

    @Test
    void a_place_off_the_globe_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Place("a", "A", 12, 181));
    }
}
