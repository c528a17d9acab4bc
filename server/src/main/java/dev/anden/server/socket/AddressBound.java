package dev.anden.server.socket;

import dev.anden.server.web.AddressGroup;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// How many connections are open from each address.
final class AddressBound {
    private static final Logger LOG = LoggerFactory.getLogger(AddressBound.class);

    /// Whoever is refused tries again: it is told once in so long.
    private static final long QUIET = Duration.ofMinutes(1).toNanos();

    private final ConnectionLimits limits;
    private final LongSupplier nanoseconds;
    private final Map<String, Group> groups = new HashMap<>();
    private final Group unbounded = new Group("");
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
        Group group = groups.computeIfAbsent(AddressGroup.of(address), Group::new);
        if (group.open >= limits.perAddress()) {
            tell(group.key);
            return Optional.empty();
        }
        group.open++;
        return Optional.of(group);
    }

    private synchronized void leave(Group group) {
        group.open--;
        if (group.open == 0) {
            groups.remove(group.key);
        }
    }

    private void tell(String address) {
        long now = nanoseconds.getAsLong();
        if (!told || now - toldAt >= QUIET) {
            told = true;
            toldAt = now;
            LOG.atWarn()
                    .addKeyValue("address", address)
                    .addKeyValue("open", limits.perAddress())
                    .log("An address has as many connections open as it may; further ones are closed at once");
        }
    }

    /// Those of one address.
    final class Group {
        private final String key;
        private int open;

        private Group(String key) {
            this.key = key;
        }

        /// Counts one less.
        void leave() {
            AddressBound.this.leave(this);
        }
    }
}
