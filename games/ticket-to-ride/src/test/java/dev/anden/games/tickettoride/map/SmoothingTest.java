package dev.anden.games.tickettoride.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SmoothingTest {
    private static final List<Point> BEND = List.of(new Point(0, 0), new Point(60, 0), new Point(60, 60));

    @Test
    void a_divided_line_keeps_its_points_and_stays_straight() {
        assertThat(Smoothing.divided(BEND, false))
                .containsAll(BEND)
                .allMatch(point -> point.y() == 0 || point.x() == 60)
                .hasSizeGreaterThan(BEND.size());
    }

    @Test
    void a_rounded_line_keeps_its_points_and_swings_out_of_the_corner() {
        assertThat(Smoothing.rounded(BEND, false)).containsAll(BEND).anyMatch(point -> point.x() > 60 || point.y() < 0);
    }

    @Test
    void a_closed_line_ends_before_its_first_point() {
        assertThat(Smoothing.divided(BEND, true).getLast()).isNotEqualTo(BEND.getFirst());
    }
}
