package dev.anden.server;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/// The clocks of a machine: the time of day, which somebody may set, and the time that has passed, which nobody can.
public interface MachineClock extends InstantSource {
    /// How many milliseconds have passed since some moment: it goes evenly, but may stand still while the machine
    /// sleeps.
    long passed();

    /// The clocks of this machine.
    static MachineClock system() {
        return of(InstantSource.system(), () -> TimeUnit.NANOSECONDS.toMillis(System.nanoTime()));
    }

    /// A clock that nobody sets; one that has both stays as it is.
    static MachineClock of(InstantSource clock) {
        return clock instanceof MachineClock both ? both : of(clock, clock::millis);
    }

    private static MachineClock of(InstantSource day, LongSupplier passed) {
        return new MachineClock() {
            @Override
            public Instant instant() {
                return day.instant();
            }

            @Override
            public long passed() {
                return passed.getAsLong();
            }
        };
    }
}
