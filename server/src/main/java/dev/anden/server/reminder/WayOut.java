package dev.anden.server.reminder;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/// Whether this server gets out into the net. That it doesn't reach an address tells something of the address
/// only if it has reached another one a moment ago: otherwise it may be the server that is cut off. Safe for use
/// by many threads.
final class WayOut {
    private static final long LATELY_NANOSECONDS = TimeUnit.MINUTES.toNanos(1);

    private final LongSupplier time;
    private volatile Optional<Reached> last = Optional.empty();

    /// @param time in nanoseconds, as `System::nanoTime`
    WayOut(LongSupplier time) {
        this.time = time;
    }

    private record Reached(String host, long at) {}

    /// Somebody answers there.
    void reached(String host) {
        last = Optional.of(new Reached(host, time.getAsLong()));
    }

    /// What is to be said of a host that isn't reached: the failure itself, if that is the host's, and otherwise an
    /// [OutOfReach].
    IOException blamed(String host, IOException failure) {
        boolean open = last.filter(other -> !other.host().equals(host))
                .filter(other -> time.getAsLong() - other.at() <= LATELY_NANOSECONDS)
                .isPresent();
        return open ? failure : new OutOfReach(failure);
    }
}
