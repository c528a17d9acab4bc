package dev.anden.arena.analysis;

import dev.anden.engine.Event;
import dev.anden.engine.State;
import java.util.Optional;

/// Some plies in a row that are one thing: a choice, or outcomes of one kind.
///
/// @param from the first ply, from 0
/// @param to the ply after the last
/// @param actor the seat that chose, or [State#CHANCE]
/// @param cause what chance brought first, such as a card; empty for a choice
public record Stretch(int from, int to, int actor, Optional<Event> cause) {
    /// Whether chance decided.
    public boolean isLuck() {
        return actor == State.CHANCE;
    }
}
