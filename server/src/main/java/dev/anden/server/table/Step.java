package dev.anden.server.table;

import dev.anden.engine.Event;
import dev.anden.engine.State;
import dev.anden.protocol.ServerMessage.LoggedEvent;
import dev.anden.server.store.StoredLine;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// One ply on its way into the log, with the states around it.
///
/// @param command the client's command behind it, if one was
record Step(State before, int code, State after, Optional<String> command) {
    /// How it is written down.
    ///
    /// @param line the number of the log's next line
    /// @param at milliseconds since 1970
    StoredLine written(int line, long at) {
        return new StoredLine(line, before.actor(), before.print(code), after.hash(), at, command, OptionalInt.empty());
    }

    /// What happened, as an observer may know it.
    List<Event> events(int observer) {
        return before.events(code, after, observer);
    }

    /// What happened in several steps, as an observer may know it.
    ///
    /// @param at when they were written, in milliseconds since 1970
    static List<LoggedEvent> told(List<Step> steps, int observer, long at) {
        return steps.stream()
                .flatMap(step -> step.events(observer).stream()
                        .map(event -> new LoggedEvent(step.before().ply(), at, event)))
                .toList();
    }
}
