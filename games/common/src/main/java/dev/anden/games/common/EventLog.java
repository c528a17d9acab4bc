package dev.anden.games.common;

import dev.anden.engine.Event;
import java.util.ArrayList;
import java.util.List;

/// What a ply did, told while it is done: so a chain of effects is told in its order.
///
/// A state that is played with has a closed log, and telling it anything costs one look at a field. Whoever wants to
/// know what a ply does applies it to a copy whose log is open. A family, or a mechanism with a room of its own, puts a
/// class of stories around the log, with a method for each thing that can happen; these methods alone ask whether the
/// log [#isOpen] and make events. Rules just say what happens.
public final class EventLog {
    private final List<Event> events = new ArrayList<>(0);
    private boolean open;

    /// Listens from now on.
    public void open() {
        open = true;
    }

    /// Whether somebody listens, so that it is worth making an event.
    public boolean isOpen() {
        return open;
    }

    /// Keeps an event; only while somebody listens.
    public void add(Event event) {
        events.add(event);
    }

    /// What was told, in order.
    public List<Event> events() {
        return List.copyOf(events);
    }
}
