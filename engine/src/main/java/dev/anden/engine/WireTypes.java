package dev.anden.engine;

/// The roots of what crosses the wire for a game: from these and what they hold the client's types are generated.
///
/// @param board what [Game#board()] gives
/// @param view what [Observation#snapshot()] gives
/// @param action the sealed family of actions and outcomes
/// @param event the sealed family of events
public record WireTypes(
        Class<? extends Record> board,
        Class<? extends Record> view,
        Class<? extends Action> action,
        Class<? extends Event> event) {}
