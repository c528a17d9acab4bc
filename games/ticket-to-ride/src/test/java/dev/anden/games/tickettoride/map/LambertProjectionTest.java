package dev.anden.games.tickettoride.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class LambertProjectionTest {
    private static final double EARTH_RADIUS = 6371;

    @Test
    void distances_across_a_continent_are_true_to_a_few_percent() {
        LambertProjection projection =
                LambertProjection.around(SampleBoards.geography("usa").places());
        double kilometres = distance(projection.project(47.61, -122.33), projection.project(25.76, -80.19));
        assertThat(kilometres).isCloseTo(4400, within(150.0));
    }

    @Test
    void distances_in_a_town_are_true() {
        LambertProjection projection =
                LambertProjection.around(SampleBoards.geography("berlin").places());
        double kilometres = distance(projection.project(52.5219, 13.4132), projection.project(52.5079, 13.3337));
        assertThat(kilometres).isCloseTo(5.6, within(0.1));
    }

    @Test
    void north_is_up_on_both_halves_of_the_globe() {
        List<Place> south = List.of(new Place("a", "A", -40, 10), new Place("b", "B", -20, 30));
        LambertProjection projection = LambertProjection.around(south);
        assertThat(projection.project(-20, 20).y())
                .isLessThan(projection.project(-40, 20).y());
        assertThat(projection.project(-30, 10).x())
                .isLessThan(projection.project(-30, 30).x());
    }

    private static double distance(Point one, Point two) {
        return Math.sqrt(Math.pow(one.x() - two.x(), 2) + Math.pow(one.y() - two.y(), 2)) * EARTH_RADIUS;
    }
}
