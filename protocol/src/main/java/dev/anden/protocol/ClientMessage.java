package dev.anden.protocol;

/// What a browser sends.
public sealed interface ClientMessage {
    /// A seat's action.
    ///
    /// @param command an id of the client's own (a UUID): the same command sent twice is done once
    /// @param version the table's version that the choice was made on
    /// @param action the action in the game's notation, as an [Offer] gave it
    record Act(String command, int version, String action) implements ClientMessage {}

    /// A seat takes its last choice back; it may while the position says so.
    ///
    /// @param command an id of the client's own (a UUID): the same command sent twice is done once
    /// @param version the table's version that the wish was made on
    record TakeBack(String command, int version) implements ClientMessage {}

    /// A seat that may take its last choice back won't: bots needn't wait for it any longer. Said twice, or too
    /// late, it changes nothing; it isn't answered.
    ///
    /// @param version the table's version that it was said on
    record GoOn(int version) implements ClientMessage {}

    /// Are you there? Answered by [ServerMessage.Pong].
    record Ping() implements ClientMessage {}
}
