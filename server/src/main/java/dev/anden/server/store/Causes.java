package dev.anden.server.store;

import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// A failure and what is behind it: who asks the database is told by several libraries, one around the other.
final class Causes {
    private Causes() {}

    /// Whether a failure, or one behind it, is of a kind.
    static boolean any(Throwable failure, Predicate<Throwable> kind) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause).anyMatch(kind);
    }
}
