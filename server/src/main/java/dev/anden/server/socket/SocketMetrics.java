package dev.anden.server.socket;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.function.IntSupplier;

/// What is counted about connections. Addresses are in the log, and not here: there is no end of them.
public final class SocketMetrics {
    private final MeterRegistry registry;
    private final Counter refused;
    private final Counter slow;
    private final Counter unread;

    public SocketMetrics(MeterRegistry registry) {
        this.registry = registry;
        refused = Counter.builder("anden.sockets.refused")
                .description("Connections closed at once, for their address has as many open as it may")
                .register(registry);
        slow = Counter.builder("anden.requests.slow")
                .description("Requests cut off, for they came too slowly")
                .register(registry);
        unread = Counter.builder("anden.answers.unread")
                .description("Answers cut off, for nobody read them")
                .register(registry);
    }

    /// Tells from now on how many connections are open.
    void open(IntSupplier connections) {
        Gauge.builder("anden.sockets.open", connections::getAsInt)
                .description("Connections, live ones and those that wait for a request included")
                .register(registry);
    }

    void refused() {
        refused.increment();
    }

    void ended(Pace.Ending how) {
        switch (how) {
            case AS_IT_SHOULD -> {}
            case SLOW_REQUEST -> slow.increment();
            case UNREAD_ANSWER -> unread.increment();
        }
    }
}
