package dev.anden.server;

import java.time.Duration;

/// By how much the time of day jumps against the time that passes: a machine slept, or somebody set its clock. Safe
/// for use by many threads.
final class ClockJumps {
    /// A clock that is put right by so much hasn't jumped.
    static final Duration STEP = Duration.ofMinutes(10);

    private final MachineClock clock;
    private long time;
    private long passed;

    /// Looks for the first time.
    ClockJumps(MachineClock clock) {
        this.clock = clock;
        time = clock.millis();
        passed = clock.passed();
    }

    /// What both clocks show.
    ///
    /// @param time of day, in milliseconds since 1970
    /// @param passed as [MachineClock#passed] counts it
    /// @param jump how far the time of day has jumped since the look before, in milliseconds, below 0 if back; 0 if
    ///     it went as evenly as may be asked of it
    record Look(long time, long passed, long jump) {}

    synchronized Look look() {
        long timeNow = clock.millis();
        long passedNow = clock.passed();
        long jump = (timeNow - time) - (passedNow - passed);
        time = timeNow;
        passed = passedNow;
        return new Look(timeNow, passedNow, Math.abs(jump) > STEP.toMillis() ? jump : 0);
    }
}
