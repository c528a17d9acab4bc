package dev.anden.server;

import java.time.Duration;

/// By how much the time of day jumps against the time that passes: a machine slept, or somebody set its clock. Safe
/// for use by many threads.
final class ClockJumps {
    /// A clock that is put right by so much hasn't jumped.
    static final Duration STEP = Duration.ofMinutes(10);

    /// Clocks that are read within so much show the same moment.
    private static final Duration AT_ONCE = Duration.ofSeconds(1);

    private final MachineClock clock;
    private Reading last;

    /// Looks for the first time.
    ClockJumps(MachineClock clock) {
        this.clock = clock;
        last = Reading.of(clock);
    }

    /// What both clocks showed at one moment.
    private record Reading(long time, long passed) {
        /// Reads them again if whoever reads them was kept from it for a while between the one and the other.
        static Reading of(MachineClock clock) {
            long before = clock.passed();
            while (true) {
                long time = clock.millis();
                long passed = clock.passed();
                if (passed - before <= AT_ONCE.toMillis()) {
                    return new Reading(time, passed);
                }
                before = passed;
            }
        }
    }

    /// What both clocks show.
    ///
    /// @param time of day, in milliseconds since 1970
    /// @param passed as [MachineClock#passed] counts it
    /// @param jump how far the time of day has jumped since the look before, in milliseconds, below 0 if back; 0 if
    ///     it went as evenly as may be asked of it
    record Look(long time, long passed, long jump) {}

    synchronized Look look() {
        Reading now = Reading.of(clock);
        long jump = (now.time - last.time) - (now.passed - last.passed);
        last = now;
        return new Look(now.time, now.passed, Math.abs(jump) > STEP.toMillis() ? jump : 0);
    }
}
