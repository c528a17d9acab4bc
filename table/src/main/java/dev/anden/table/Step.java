package dev.anden.table;

import dev.anden.engine.State;
import dev.anden.protocol.ServerMessage.LoggedEvent;
import java.util.List;
import java.util.Optional;

/// One ply that isn't in the log yet, with the states around it.
///
/// @param command the client's command behind it, if one was
public record Step(State before, int code, State after, Optional<String> command) {
    /// How it is written down.
    ///
    /// @param number the number of the log's next line
    /// @param at milliseconds since 1970
    Line line(int number, long at) {
        return new Line.Played(number, before.actor(), before.print(code), after.hash(), at, command);
    }

    /// What happened, as an observer may know it.
    ///
    /// @param at when it was written, in milliseconds since 1970
    List<LoggedEvent> events(int observer, long at) {
        return before.events(code, after, observer).stream()
                .map(event -> new LoggedEvent(before.ply(), at, event))
                .toList();
    }
}
