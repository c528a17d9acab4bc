package dev.anden.server;

import java.time.Duration;

/// How long what nobody touches is kept; zero keeps it for ever. A game that has ended is always kept.
///
/// @param open an open table at which nothing changes
/// @param playing a game in play in which nothing happens; then it ends without a result, and is kept
/// @param guests the name of a guest who doesn't come, and is at no table
public record Retention(Duration open, Duration playing, Duration guests) {
    /// Long enough for a holiday, and for a game by one choice a month.
    public static final Retention DEFAULT =
            new Retention(Duration.ofDays(30), Duration.ofDays(180), Duration.ofDays(90));

    /// @throws IllegalArgumentException if a time is negative
    public Retention {
        if (open.isNegative() || playing.isNegative() || guests.isNegative()) {
            throw new IllegalArgumentException("A time isn't negative");
        }
    }
}
