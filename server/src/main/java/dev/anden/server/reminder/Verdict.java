package dev.anden.server.reminder;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// What is to be done about something that is due ([Judging]).
sealed interface Verdict {
    /// It isn't so any more.
    record Past() implements Verdict {}

    /// @param until when it is looked at again, in milliseconds since 1970
    record Later(long until) implements Verdict {}

    /// Its person's quiet hours.
    ///
    /// @param end when they end
    record Held(Instant end) implements Verdict {}

    /// It is told.
    ///
    /// @param left how much time there is to act; empty where that isn't what it is about
    record Now(Optional<Duration> left) implements Verdict {}
}
