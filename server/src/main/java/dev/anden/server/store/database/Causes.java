package dev.anden.server.store.database;

import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// A failure and what is behind it: who asks a database or a mail server is told by several libraries, one around the
/// other.
public final class Causes {
    private Causes() {}

    /// Whether a failure, or one behind it, is of a kind.
    public static boolean any(Throwable failure, Predicate<Throwable> kind) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause).anyMatch(kind);
    }
}
