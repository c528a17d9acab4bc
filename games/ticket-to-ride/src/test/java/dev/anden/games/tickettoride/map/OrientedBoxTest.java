package dev.anden.games.tickettoride.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class OrientedBoxTest {
    private final OrientedBox lying = OrientedBox.upright(0, 0, 30, 10);

    @Test
    void boxes_side_by_side_are_as_far_apart_as_their_edges() {
        assertThat(lying.separation(OrientedBox.upright(34, 0, 30, 10))).isCloseTo(4, within(1e-9));
    }

    @Test
    void boxes_that_overlap_are_less_than_nothing_apart() {
        assertThat(lying.separation(OrientedBox.upright(28, 0, 30, 10))).isCloseTo(-2, within(1e-9));
    }

    @Test
    void a_box_across_another_overlaps_it_though_no_corner_lies_inside() {
        OrientedBox standing = new OrientedBox(15, 5, 0, 1, 15, 5);
        assertThat(lying.separation(standing)).isNegative();
    }

    @Test
    void a_point_beyond_a_corner_is_measured_from_the_corner() {
        assertThat(lying.distanceTo(33, 14)).isCloseTo(5, within(1e-9));
    }

    @Test
    void a_box_beside_lies_to_the_right_of_its_direction() {
        assertThat(lying.beside(6, 10).y()).isCloseTo(11, within(1e-9));
    }
}
