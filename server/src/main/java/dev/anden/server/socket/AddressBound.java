package dev.anden.server.socket;

import dev.anden.server.web.AddressGroup;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// How many connections are open from each address, and from the network around it.
final class AddressBound {
    private static final Logger LOG = LoggerFactory.getLogger(AddressBound.class);

    /// Whoever is refused tries again: it is told once in so long.
    private static final long QUIET = Duration.ofMinutes(1).toNanos();

    private final ConnectionLimits limits;
    private final LongSupplier nanoseconds;
    private final Map<String, Integer> open = new HashMap<>();
    private final Group unbounded = new Group(List.of());
    private boolean told;
    private long toldAt;

    /// @param nanoseconds a clock that only goes forward, as `System::nanoTime`
    AddressBound(ConnectionLimits limits, LongSupplier nanoseconds) {
        this.limits = limits;
        this.nanoseconds = nanoseconds;
    }

    /// Counts one more connection of an address.
    ///
    /// @param address written out
    /// @return what is left when it is closed; empty if there is no room for it
    synchronized Optional<Group> enter(String address) {
        if (limits.unbounded().contains(address)) {
            return Optional.of(unbounded);
        }
        String one = AddressGroup.of(address);
        Optional<String> network = AddressGroup.network(one);
        if (isFull(one, limits.perAddress())
                || network.filter(around -> isFull(around, limits.perNetwork())).isPresent()) {
            return Optional.empty();
        }
        var group = new Group(Stream.concat(Stream.of(one), network.stream()).toList());
        group.keys.forEach(key -> open.merge(key, 1, Integer::sum));
        return Optional.of(group);
    }

    private synchronized void leave(Group group) {
        group.keys.forEach(key -> open.computeIfPresent(key, (_, number) -> number > 1 ? number - 1 : null));
    }

    private boolean isFull(String key, int most) {
        boolean full = open.getOrDefault(key, 0) >= most;
        if (full) {
            tell(key, most);
        }
        return full;
    }

    private void tell(String address, int most) {
        long now = nanoseconds.getAsLong();
        if (!told || now - toldAt >= QUIET) {
            told = true;
            toldAt = now;
            LOG.atWarn()
                    .addKeyValue("address", address)
                    .addKeyValue("open", most)
                    .log("An address has as many connections open as it may; further ones are closed at once");
        }
    }

    /// Whom a connection counts for.
    final class Group {
        private final List<String> keys;

        private Group(List<String> keys) {
            this.keys = keys;
        }

        /// Counts one less.
        void leave() {
            AddressBound.this.leave(this);
        }
    }
}
