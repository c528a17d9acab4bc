package dev.anden.server.testing;

import dev.anden.server.MachineClock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;

/// A clock that goes only when it is told to. It begins today.
public final class MovedClock implements MachineClock {
    private final AtomicReference<Moment> now = new AtomicReference<>(new Moment(Instant.now(), 0));

    /// What both clocks show: whoever looks never finds that time has passed and the day hasn't gone on.
    private record Moment(Instant day, long passed) {
        Moment after(Duration ofDay, Duration ofTime) {
            return new Moment(day.plus(ofDay), passed + ofTime.toMillis());
        }
    }

    /// Lets time pass.
    public void pass(Duration time) {
        now.updateAndGet(before -> before.after(time, time));
    }

    /// Sets the time of day, while no time passes.
    ///
    /// @param step how far, be it back
    public void jump(Duration step) {
        now.updateAndGet(before -> before.after(step, Duration.ZERO));
    }

    @Override
    public Instant instant() {
        return now.get().day();
    }

    @Override
    public long passed() {
        return now.get().passed();
    }
}
