package dev.anden.games.tickettoride.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class WarpTest {
    private static final List<Point> CORNERS =
            List.of(new Point(0, 0), new Point(800, 0), new Point(0, 600), new Point(800, 600));

    @Test
    void where_all_cities_move_alike_everything_moves_with_them() {
        List<Point> moved = CORNERS.stream()
                .map(corner -> new Point(corner.x() * 2 + 30, corner.y() * 2))
                .toList();
        Point bent = new Warp(CORNERS, moved).bend(new Point(350, 210));
        assertThat(bent.x()).isCloseTo(730, within(1e-6));
        assertThat(bent.y()).isCloseTo(420, within(1e-6));
    }

    @Test
    void a_city_takes_its_surroundings_along() {
        List<Point> from = List.of(CORNERS.get(0), CORNERS.get(1), CORNERS.get(2), CORNERS.get(3), new Point(400, 300));
        List<Point> to = List.of(CORNERS.get(0), CORNERS.get(1), CORNERS.get(2), CORNERS.get(3), new Point(440, 300));
        Point beside = new Warp(from, to).bend(new Point(410, 300));
        assertThat(beside.x()).isBetween(440.0, 452.0);
        assertThat(beside.y()).isCloseTo(300, within(1e-6));
    }
}
