package dev.anden.server;

import java.time.Duration;
import java.util.stream.Stream;

/// How long what nobody touches is kept; zero keeps it for ever. A game that has ended is kept as long as any of its
/// players could come back to it.
///
/// @param open an open table at which nothing changes
/// @param playing a game in play in which nothing happens; then it ends without a result, and is kept
/// @param finished a game that has ended, since then and since the last visit of its players, if none of them has an
///     account, a bot or a link to be known by again
/// @param guests the name of a guest who doesn't come, and is at no table
public record Retention(Duration open, Duration playing, Duration finished, Duration guests) {
    /// Long enough for a holiday, and for a game by one choice a month; and as long as a browser knows who a guest is.
    public static final Retention DEFAULT =
            new Retention(Duration.ofDays(30), Duration.ofDays(180), Duration.ofDays(400), Duration.ofDays(90));

    /// @throws IllegalArgumentException if a time is negative
    public Retention {
        if (Stream.of(open, playing, finished, guests).anyMatch(Duration::isNegative)) {
            throw new IllegalArgumentException("A time isn't negative");
        }
    }
}
