package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.testing.MovedClock;
import java.time.Duration;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class TrustedTimeTest {
    private static final Duration MOMENT = Duration.ofMillis(1);
    private static final Duration YEAR = Duration.ofDays(365);

    private final MovedClock clock = new MovedClock();

    @Test
    void a_clock_that_goes_evenly_is_believed_however_long_nobody_looked() {
        var time = new TrustedTime(clock, OptionalLong.empty());
        assertThat(isBelieved(time)).isTrue();

        clock.pass(YEAR);
        assertThat(isBelieved(time)).isTrue();
        clock.jump(ClockJumps.STEP);
        assertThat(isBelieved(time)).as("it was put right").isTrue();
    }

    @Test
    void a_clock_that_is_a_year_ahead_for_a_minute_is_not_believed_until_it_has_gone_evenly() {
        var time = new TrustedTime(clock, OptionalLong.empty());
        clock.jump(YEAR);
        assertThat(isBelieved(time)).isFalse();
        clock.pass(Duration.ofMinutes(1));
        assertThat(isBelieved(time)).isFalse();

        clock.jump(YEAR.negated());
        assertThat(isBelieved(time)).isFalse();
        clock.pass(TrustedTime.MOST.minus(MOMENT));
        assertThat(isBelieved(time)).isFalse();
        clock.pass(MOMENT);
        assertThat(isBelieved(time)).isTrue();
    }

    @Test
    void the_wait_is_longer_the_farther_the_clock_has_jumped() {
        var time = new TrustedTime(clock, OptionalLong.empty());
        clock.jump(Duration.ofHours(8));
        assertThat(waited(time)).as("after a night").isEqualTo(TrustedTime.LEAST);

        clock.jump(Duration.ofDays(30));
        assertThat(waited(time)).isEqualTo(Duration.ofDays(30).dividedBy(TrustedTime.PART));
    }

    @Test
    void a_clock_that_jumps_again_and_again_is_never_believed() {
        var time = new TrustedTime(clock, OptionalLong.empty());
        for (int count = 0; count < 100; count++) {
            clock.jump(Duration.ofHours(1));
            clock.pass(Duration.ofMinutes(30));
            assertThat(isBelieved(time)).isFalse();
        }
    }

    @Test
    void at_a_start_the_clock_is_compared_with_what_was_written_last() {
        assertThat(isBelieved(startedAfter(TrustedTime.GAP))).isTrue();
        assertThat(isBelieved(startedAfter(TrustedTime.GAP.plus(MOMENT)))).isFalse();
        assertThat(waited(startedAfter(Duration.ofDays(30)))).isEqualTo(Duration.ofMinutes(432));
        assertThat(isBelieved(startedAfter(YEAR.negated()))).isFalse();
    }

    private TrustedTime startedAfter(Duration gap) {
        return new TrustedTime(clock, OptionalLong.of(clock.millis() - gap.toMillis()));
    }

    private boolean isBelieved(TrustedTime time) {
        OptionalLong now = time.now();
        assertThat(now.orElse(clock.millis())).isEqualTo(clock.millis());
        return now.isPresent();
    }

    /// How long it takes until the time is believed.
    private Duration waited(TrustedTime time) {
        Duration wait = Duration.ZERO;
        Duration minute = Duration.ofMinutes(1);
        while (!isBelieved(time)) {
            clock.pass(minute);
            wait = wait.plus(minute);
        }
        return wait;
    }
}
