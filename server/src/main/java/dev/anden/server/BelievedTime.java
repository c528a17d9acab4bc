package dev.anden.server;

import java.time.Duration;
import java.util.OptionalLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The time of day as far as it may be believed: what goes by its age is gone for good, and a clock that is wrong for
/// a minute is enough.
///
/// Where the clock has jumped, or nothing was written for long before a start, the time is believed only after the
/// clock has gone evenly for a while, the longer the farther it jumped. Whoever was away as long as the server, or its
/// machine, gets that time to come.
final class BelievedTime {
    /// A clock that is put right by so much hasn't jumped.
    static final Duration STEP = Duration.ofMinutes(10);

    /// So old may what was written last be at a start: a night in which nobody came is no jump.
    static final Duration GAP = Duration.ofDays(1);

    /// The time that is waited is this part of the jump: seven hours for a month.
    static final int PART = 100;

    static final Duration LEAST = Duration.ofHours(1);
    static final Duration MOST = Duration.ofDays(2);

    private static final Logger LOG = LoggerFactory.getLogger(BelievedTime.class);

    private final MachineClock clock;
    private long time;
    private long passed;

    /// From when on the time is believed, by what has passed.
    private long believed;

    /// @param newest the latest time that was written before this start, in milliseconds since 1970; empty if there is
    ///     none
    BelievedTime(MachineClock clock, OptionalLong newest) {
        this.clock = clock;
        time = clock.millis();
        passed = clock.passed();
        believed = passed;
        newest.ifPresent(written -> {
            long gap = time - written;
            if (gap > GAP.toMillis() || gap < -STEP.toMillis()) {
                Duration wait = doubt(gap);
                LOG.atInfo()
                        .addKeyValue("days", Duration.ofMillis(gap).toDays())
                        .addKeyValue("wait", wait)
                        .log("The latest that was written is of another time; nothing goes by its age for a while");
            }
        });
    }

    /// The time of day in milliseconds since 1970; empty as long as it isn't believed.
    synchronized OptionalLong now() {
        long timeNow = clock.millis();
        long passedNow = clock.passed();
        long jump = (timeNow - time) - (passedNow - passed);
        time = timeNow;
        passed = passedNow;
        if (Math.abs(jump) > STEP.toMillis()) {
            Duration wait = doubt(jump);
            LOG.atWarn()
                    .addKeyValue("jump", Duration.ofMillis(jump))
                    .addKeyValue("wait", wait)
                    .log("The clock of the machine has jumped; nothing goes by its age for a while");
        }
        return passed < believed ? OptionalLong.empty() : OptionalLong.of(time);
    }

    private Duration doubt(long jump) {
        long wait = Math.clamp(Math.abs(jump) / PART, LEAST.toMillis(), MOST.toMillis());
        believed = Math.max(believed, passed + wait);
        return Duration.ofMillis(wait);
    }
}
