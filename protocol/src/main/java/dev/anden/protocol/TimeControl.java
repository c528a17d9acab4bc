package dev.anden.protocol;

/// How much time the people at a table have. It is the table's, whatever is played there. Times are milliseconds.
public sealed interface TimeControl {
    /// As much as they like.
    TimeControl NONE = new None();

    /// Nobody's time is counted.
    record None() implements TimeControl {}

    /// A bank for the whole game, and a bonus that is added to it whenever a turn begins.
    record Live(long bank, long bonus) implements TimeControl {}

    /// So much time for each turn; what isn't used is lost.
    record Correspondence(long turn) implements TimeControl {}
}
