package dev.anden.engine;

import java.util.Optional;

/// The roots of what crosses the wire for a game: from these and what they hold the client's types are generated.
///
/// @param board what [Game#board()] gives
/// @param view what [Observation#snapshot()] gives
/// @param action the sealed family of actions and outcomes
/// @param event the sealed family of events
/// @param thought the sealed family of what bots tell of a position, if any of the game's does
public record WireTypes(
        Class<? extends Record> board,
        Class<? extends Record> view,
        Class<? extends Action> action,
        Class<? extends Event> event,
        Optional<Class<? extends Thought>> thought) {
    /// Those of a game whose bots tell nothing.
    public WireTypes(
            Class<? extends Record> board,
            Class<? extends Record> view,
            Class<? extends Action> action,
            Class<? extends Event> event) {
        this(board, view, action, event, Optional.empty());
    }
}
