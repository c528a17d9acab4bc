package dev.anden.rpc;

import dev.anden.engine.Event;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/// What one observer is told while codes are applied; nothing if nobody asked.
final class Narration {
    private final OptionalInt observer;
    private final List<Told> told = new ArrayList<>();

    /// @param observer a seat or [State#EVERYTHING]; empty if nobody listens
    Narration(OptionalInt observer) {
        this.observer = observer;
    }

    /// An event and the number of the ply that caused it, from 1.
    record Told(int ply, Event event) {}

    /// Applies a code to a state and notes what the observer may know of it.
    void apply(State state, int code) {
        if (observer.isEmpty()) {
            state.apply(code);
            return;
        }
        State before = state.copy();
        state.apply(code);
        for (Event event : before.events(code, state, observer.getAsInt())) {
            told.add(new Told(state.ply(), event));
        }
    }

    List<Told> told() {
        return List.copyOf(told);
    }
}
