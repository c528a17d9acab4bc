package dev.anden.games.common;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeatOrderTest {
    @Test
    void an_observer_counts_from_its_own_seat_round_the_table() {
        var order = new SeatOrder(2, 4);

        assertThat(new int[] {order.seat(0), order.seat(1), order.seat(2), order.seat(3)})
                .containsExactly(2, 3, 0, 1);
        assertThat(new int[] {order.place(0), order.place(1), order.place(2), order.place(3)})
                .containsExactly(2, 3, 0, 1);
        assertThat(order.place(-1)).isEqualTo(-1);
    }

    @Test
    void whoever_has_no_seat_counts_from_the_first() {
        var order = new SeatOrder(-1, 3);

        assertThat(new int[] {order.seat(0), order.seat(2), order.place(1), order.place(-1)})
                .containsExactly(0, 2, 1, -1);
    }
}
