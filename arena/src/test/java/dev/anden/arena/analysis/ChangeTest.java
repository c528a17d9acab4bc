package dev.anden.arena.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChangeTest {
    @Test
    void one_future_tells_nothing_of_how_far_off_a_mean_may_be() {
        assertThat(Change.of(1).amount()).isEqualTo(1);
        assertThat(Change.of(1).error()).isEmpty();
        assertThat(Change.of().error()).isEmpty();
    }

    @Test
    void several_futures_tell_it_though_all_of_them_may_be_alike() {
        assertThat(Change.of(1, 1).error()).contains(0.0);
        assertThat(Change.of(0, 1).error()).contains(0.5);
    }
}
