package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.testing.MovedClock;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class ClockJumpsTest {
    private static final Duration NIGHT = Duration.ofHours(8);

    private final MovedClock clock = new MovedClock();

    @Test
    void a_day_that_goes_on_by_itself_has_jumped_and_one_that_goes_on_with_the_time_has_not() {
        var jumps = new ClockJumps(clock);
        clock.pass(NIGHT);
        assertThat(jumps.look().jump()).isZero();
        clock.jump(NIGHT);
        assertThat(jumps.look().jump()).isEqualTo(NIGHT.toMillis());
        clock.jump(NIGHT.negated());
        assertThat(jumps.look().jump()).isEqualTo(-NIGHT.toMillis());
    }

    @Test
    void whoever_was_kept_from_reading_both_clocks_at_once_sees_no_jump() {
        var halting = new Halting();
        var jumps = new ClockJumps(halting);
        halting.halts = true;

        assertThat(jumps.look().jump()).isZero();
        assertThat(jumps.look().jump()).isZero();
        assertThat(halting.halts).isFalse();
    }

    /// A clock whose reader is stopped for a night once the time of day was read, when it is to be.
    private final class Halting implements MachineClock {
        private boolean halts;

        @Override
        public Instant instant() {
            Instant read = clock.instant();
            if (halts) {
                halts = false;
                clock.pass(NIGHT);
            }
            return read;
        }

        @Override
        public long passed() {
            return clock.passed();
        }
    }
}
