package dev.anden.arena.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.anden.arena.WinShare;
import java.util.stream.DoubleStream;
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

    @Test
    void few_futures_that_are_all_won_or_lost_prove_no_certainty() {
        double[] won = DoubleStream.generate(() -> 1).limit(16).toArray();
        double[] lost = new double[16];
        double left = (1 - WinShare.of(16, 16).low()) / WinShare.DEVIATIONS;

        assertThat(Change.ofWins(won).amount()).isEqualTo(1);
        assertThat(Change.ofWins(won).error().orElseThrow()).isCloseTo(left, within(1e-12));
        assertThat(Change.ofWins(lost).error()).isEqualTo(Change.ofWins(won).error());
    }

    @Test
    void futures_that_differ_tell_by_themselves_how_far_off_a_chance_may_be() {
        assertThat(Change.ofWins(0, 1, 0, 1)).isEqualTo(Change.of(0, 1, 0, 1));
        assertThat(Change.ofWins(1).error()).isEmpty();
    }
}
