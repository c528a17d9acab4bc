package dev.anden.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class WinShareTest {
    @Test
    void the_interval_is_wilsons() {
        WinShare wins = WinShare.of(950, 1000);

        assertThat(wins.share()).isEqualTo(0.95);
        assertThat(wins.low()).isCloseTo(0.93469, within(0.00001));
        assertThat(wins.high()).isCloseTo(0.96187, within(0.00001));
    }

    @Test
    void never_having_lost_is_no_proof_that_one_never_will() {
        WinShare wins = WinShare.of(10, 10);

        assertThat(wins.high()).isCloseTo(1, within(1e-12));
        assertThat(wins.low()).isCloseTo(0.72247, within(0.00001));
    }

    @Test
    void what_was_measured_lies_within_its_interval() {
        for (int games = 1; games <= 1000; games++) {
            for (int wins : new int[] {0, games}) {
                WinShare measured = WinShare.of(wins, games);

                assertThat(measured.share()).as("%d of %d", wins, games).isBetween(measured.low(), measured.high());
            }
        }
    }

    @Test
    void no_games_have_no_share() {
        assertThatIllegalArgumentException().isThrownBy(() -> WinShare.of(0, 0));
    }
}
