package dev.anden.server.testing;

import dev.anden.server.MachineClock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/// A clock that goes only when it is told to. It begins today.
public final class MovedClock implements MachineClock {
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.now());
    private final AtomicLong passed = new AtomicLong();

    /// Lets time pass.
    public void pass(Duration time) {
        passed.addAndGet(time.toMillis());
        jump(time);
    }

    /// Sets the time of day, while no time passes.
    ///
    /// @param step how far, be it back
    public void jump(Duration step) {
        now.updateAndGet(before -> before.plus(step));
    }

    @Override
    public Instant instant() {
        return now.get();
    }

    @Override
    public long passed() {
        return passed.get();
    }
}
