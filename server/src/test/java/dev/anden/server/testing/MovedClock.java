package dev.anden.server.testing;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReference;

/// A clock that goes only when it is told to. It begins today.
public final class MovedClock implements InstantSource {
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.now());

    /// Lets time pass.
    public void pass(Duration time) {
        now.updateAndGet(before -> before.plus(time));
    }

    @Override
    public Instant instant() {
        return now.get();
    }
}
