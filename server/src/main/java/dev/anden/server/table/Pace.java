package dev.anden.server.table;

import dev.anden.table.Waiting;
import java.time.Duration;

/// How long things at tables take, and what is waited for how long.
///
/// @param botPause how long a bot lets the others look before it acts
/// @param botTime the longest that a bot may think about a choice by its budget
/// @param botLimit after how long a bot that doesn't answer is given up for its choice
/// @param takeBackPause how long bots wait after a choice that a person may take back, unless the person has said
/// @param networkBotPatience how long a network bot that is connected has for a choice
/// @param patience how long somebody who is away has to be waited for before the others may ask for a bot instead
/// @param tableLimit how long somebody waits for a table that somebody else has
/// @param idle how long a table that nobody touches stays in memory
public record Pace(
        Duration botPause,
        Duration botTime,
        Duration botLimit,
        Duration takeBackPause,
        Duration networkBotPatience,
        Duration patience,
        Duration tableLimit,
        Duration idle) {
    /// As long as a network bot has at least where time is limited.
    public static final Duration SHORTEST_NETWORK_BOT_PATIENCE = Duration.ofSeconds(1);

    /// As slow as by correspondence; whoever asks for more means something else.
    public static final Duration LONGEST_NETWORK_BOT_PATIENCE = Duration.ofDays(1);

    /// How long what a bot does is looked at is the browser's matter, which shows one event after another at the
    /// pace that a person likes. Here it is only made sure that the bots of a full table, with two choices each,
    /// are done within a second.
    private static final Duration BOT_PAUSE = Duration.ofMillis(100);

    /// As long as people gladly wait.
    private static final Duration BOT_TIME = Duration.ofSeconds(1);

    /// Far longer than any bot should need on a busy machine.
    private static final Duration BOT_LIMIT = Duration.ofSeconds(30);

    /// Long enough to think, short enough for those who wait for a program that may hang.
    private static final Duration NETWORK_BOT_PATIENCE = Duration.ofSeconds(30);

    /// Long enough to answer the door.
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    /// Far longer than anything at a table should take; a browser asks again after twenty seconds.
    private static final Duration TABLE_LIMIT = Duration.ofSeconds(10);

    private static final Duration IDLE = Duration.ofMinutes(10);

    /// What a server has unless told otherwise.
    public static final Pace DEFAULT = new Pace(
            BOT_PAUSE,
            BOT_TIME,
            BOT_LIMIT,
            Duration.ofMillis(Waiting.USUAL_PAUSE),
            NETWORK_BOT_PATIENCE,
            PATIENCE,
            TABLE_LIMIT,
            IDLE);

    /// @throws IllegalArgumentException if a time is negative
    public Pace {
        if (botPause.isNegative()
                || botTime.isNegative()
                || botLimit.isNegative()
                || takeBackPause.isNegative()
                || networkBotPatience.isNegative()
                || patience.isNegative()
                || tableLimit.isNegative()
                || idle.isNegative()) {
            throw new IllegalArgumentException("A time isn't negative");
        }
    }

    public Pace withBotPause(Duration other) {
        return new Pace(other, botTime, botLimit, takeBackPause, networkBotPatience, patience, tableLimit, idle);
    }

    public Pace withBotTime(Duration other) {
        return new Pace(botPause, other, botLimit, takeBackPause, networkBotPatience, patience, tableLimit, idle);
    }

    public Pace withBotLimit(Duration other) {
        return new Pace(botPause, botTime, other, takeBackPause, networkBotPatience, patience, tableLimit, idle);
    }

    public Pace withTakeBackPause(Duration other) {
        return new Pace(botPause, botTime, botLimit, other, networkBotPatience, patience, tableLimit, idle);
    }

    public Pace withNetworkBotPatience(Duration other) {
        return new Pace(botPause, botTime, botLimit, takeBackPause, other, patience, tableLimit, idle);
    }

    public Pace withPatience(Duration other) {
        return new Pace(botPause, botTime, botLimit, takeBackPause, networkBotPatience, other, tableLimit, idle);
    }

    public Pace withTableLimit(Duration other) {
        return new Pace(botPause, botTime, botLimit, takeBackPause, networkBotPatience, patience, other, idle);
    }

    public Pace withIdle(Duration other) {
        return new Pace(botPause, botTime, botLimit, takeBackPause, networkBotPatience, patience, tableLimit, other);
    }
}
