package dev.anden.arena.analysis;

import dev.anden.engine.Event;
import dev.anden.engine.State;
import java.util.Optional;

/// Some plies in a row that are one thing: a choice, or outcomes of one kind.
///
/// @param from the first ply, from 0
/// @param to the ply after the last
/// @param actor the seat that chose, or [State#CHANCE]
/// @param byBot whether a bot chose for the person in that seat
/// @param cause what chance brought first, such as a card; empty for a choice
public record Stretch(int from, int to, int actor, boolean byBot, Optional<Event> cause) {
    /// Whether it is a choice of whoever sits in a seat.
    boolean isOwnChoiceOf(int seat) {
        return actor == seat && !byBot;
    }

    /// Whether chance decided.
    public boolean isLuck() {
        return actor == State.CHANCE;
    }
}
