package dev.anden.protocol.talk;

/// Somebody at a table, named without telling who it is anywhere else.
public sealed interface Whom {
    /// Whoever said a line there.
    ///
    /// @param line the line's number
    record Speaker(int line) implements Whom {}

    /// Whoever sits there.
    ///
    /// @param seat the seat's number
    record Seated(int seat) implements Whom {}
}
