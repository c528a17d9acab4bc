package dev.anden.arena.analysis;

import dev.anden.engine.Action;
import dev.anden.engine.Event;
import dev.anden.engine.State;
import java.util.List;
import java.util.Optional;

/// Some plies in a row that are one thing: a choice, or outcomes of one kind.
///
/// @param from the first ply, from 0
/// @param to the ply after the last
/// @param actor the seat that chose, or [State#CHANCE]
/// @param byBot whether a bot chose for the person in that seat
/// @param action what was chosen; empty for chance
/// @param events what is told of what chance brought, in order, with nothing hidden; none for a choice
public record Stretch(int from, int to, int actor, boolean byBot, Optional<Action> action, List<Event> events) {
    public Stretch {
        events = List.copyOf(events);
    }

    /// What chance brought first, such as a card; empty for a choice, and where nothing was told.
    public Optional<Event> cause() {
        return events.stream().findFirst();
    }

    /// Whether it is a choice of whoever sits in a seat.
    boolean isOwnChoiceOf(int seat) {
        return actor == seat && !byBot;
    }

    /// Whether chance decided.
    public boolean isLuck() {
        return actor == State.CHANCE;
    }
}
