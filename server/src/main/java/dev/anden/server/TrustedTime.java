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
final class TrustedTime {
    /// So old may what was written last be at a start: a night in which nobody came is no jump.
    static final Duration GAP = Duration.ofDays(1);

    /// The time that is waited is this part of the jump: seven hours for a month.
    static final int PART = 100;

    static final Duration LEAST = Duration.ofHours(1);
    static final Duration MOST = Duration.ofDays(2);

    private static final Logger LOG = LoggerFactory.getLogger(TrustedTime.class);

    private final ClockJumps clockJumps;

    /// From when on the time is believed, by what has passed.
    private long believed;

    /// @param newest the latest time that was written before this start, in milliseconds since 1970; empty if there is
    ///     none
    TrustedTime(MachineClock clock, OptionalLong newest) {
        clockJumps = new ClockJumps(clock);
        ClockJumps.Look first = clockJumps.look();
        believed = first.passed();
        newest.ifPresent(written -> {
            long gap = first.time() - written;
            if (gap > GAP.toMillis() || gap < -ClockJumps.STEP.toMillis()) {
                Duration wait = doubt(gap, first.passed());
                LOG.atInfo()
                        .addKeyValue("days", Duration.ofMillis(gap).toDays())
                        .addKeyValue("wait", wait)
                        .log("The latest that was written is of another time; nothing goes by its age for a while");
            }
        });
    }

    /// The time of day in milliseconds since 1970; empty as long as it isn't believed.
    synchronized OptionalLong now() {
        ClockJumps.Look look = clockJumps.look();
        if (look.jump() != 0) {
            Duration wait = doubt(look.jump(), look.passed());
            LOG.atWarn()
                    .addKeyValue("jump", Duration.ofMillis(look.jump()))
                    .addKeyValue("wait", wait)
                    .log("The clock of the machine has jumped; nothing goes by its age for a while");
        }
        return look.passed() < believed ? OptionalLong.empty() : OptionalLong.of(look.time());
    }

    private Duration doubt(long jump, long passed) {
        long wait = Math.clamp(Math.abs(jump) / PART, LEAST.toMillis(), MOST.toMillis());
        believed = Math.max(believed, passed + wait);
        return Duration.ofMillis(wait);
    }
}
