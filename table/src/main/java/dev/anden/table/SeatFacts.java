package dev.anden.table;

import dev.anden.protocol.past.LineTally;
import java.util.List;
import java.util.OptionalLong;

/// What is remembered of how a seat was played. Choices that were taken back don't count.
///
/// @param choices how many plies were chosen by who sat there
/// @param byBot how many plies a bot chose for the person who sat there
/// @param thinking how long the choices took together, in milliseconds; how long a game's first ply took isn't
///     known
/// @param pace the median of these times, of an even number the mean of the two in the middle; empty if none is
///     known
/// @param deserted whether the person left the game to a bot: for good, or for at least half of the choices
/// @param lines the seat's lines of the score sheet, counted by rule, in the order of the sheet
public record SeatFacts(
        int choices, int byBot, long thinking, OptionalLong pace, boolean deserted, List<LineTally> lines) {
    public SeatFacts {
        lines = List.copyOf(lines);
    }
}
