package dev.anden.games.frenchquarter;

import java.util.ArrayList;
import java.util.List;

/// Listens to what a ply does, while someone wants to know it. Searches and simulations play with [#SILENT].
final class Story {
    /// Hears nothing.
    static final Story SILENT = new Story(false);

    private final boolean listening;
    private final List<FqEvent> events = new ArrayList<>();

    private Story(boolean listening) {
        this.listening = listening;
    }

    /// One that listens.
    static Story listening() {
        return new Story(true);
    }

    /// Whether it is worth making an event.
    boolean isTold() {
        return listening;
    }

    void tell(FqEvent event) {
        if (listening) {
            events.add(event);
        }
    }

    List<FqEvent> events() {
        return events;
    }
}
