package dev.anden.protocol;

import java.time.Duration;

/// The least and the most of what can be sent. The server refuses whatever is beyond; the browser, which has the same
/// numbers, doesn't let it be typed. Lengths are in characters as people count them: in code points.
public final class WireLimits {
    /// Of the name of a person or of a program.
    public static final int LONGEST_NAME = 24;

    /// Of a password.
    public static final int SHORTEST_PASSWORD = 8;

    /// Of a password.
    public static final int LONGEST_PASSWORD = 200;

    /// Of what somebody writes down of a game for themselves.
    public static final int LONGEST_NOTE = 2_000;

    /// Of what is said at a table at once.
    public static final int LONGEST_LINE = 280;

    /// Of what is sent at once to be brought along, in bytes: an archive of a thousand games has about 4 MiB.
    public static final int LARGEST_UPLOAD = 8 << 20;

    /// Of a bank, and of a turn by correspondence, in milliseconds.
    public static final long SHORTEST_TIME = Duration.ofSeconds(1).toMillis();

    /// Of a bank, in milliseconds.
    public static final long LONGEST_BANK = Duration.ofDays(1).toMillis();

    /// Of what is added to a bank for a turn, in milliseconds.
    public static final long LONGEST_BONUS = Duration.ofHours(1).toMillis();

    /// Of a turn by correspondence, in milliseconds.
    public static final long LONGEST_TURN = Duration.ofDays(30).toMillis();

    /// How many minutes late hands can be seen by those who watch; at least one.
    public static final int MOST_MINUTES_LATE = (int) Duration.ofDays(1).toMinutes();

    /// How many turns late hands can be seen by those who watch; at least one.
    public static final int MOST_TURNS_LATE = 100;

    /// How many games everybody plays in a tournament; at least one.
    public static final int MOST_ROUNDS = 9;

    /// How many people a tournament has; at least two.
    public static final int MOST_ENTRANTS = 32;

    private WireLimits() {}
}
