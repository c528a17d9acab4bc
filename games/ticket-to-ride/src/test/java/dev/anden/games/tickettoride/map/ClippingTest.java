package dev.anden.games.tickettoride.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ClippingTest {
    private final Clipping square = new Clipping(0, 0, 10, 10);

    @Test
    void an_area_is_cut_at_the_edge() {
        List<Point> wide = List.of(new Point(-5, 2), new Point(15, 2), new Point(15, 8), new Point(-5, 8));
        assertThat(square.area(wide))
                .containsExactlyInAnyOrder(new Point(0, 2), new Point(10, 2), new Point(10, 8), new Point(0, 8));
    }

    @Test
    void nothing_is_left_of_an_area_outside() {
        assertThat(square.area(List.of(new Point(20, 20), new Point(30, 20), new Point(30, 30))))
                .isEmpty();
    }

    @Test
    void a_line_that_leaves_and_returns_falls_in_two() {
        List<Point> line = List.of(
                new Point(5, 5),
                new Point(12, 5),
                new Point(20, 5),
                new Point(20, 8),
                new Point(12, 8),
                new Point(5, 8));
        assertThat(square.line(line))
                .containsExactly(
                        List.of(new Point(5, 5), new Point(12, 5)), List.of(new Point(12, 8), new Point(5, 8)));
    }
}
