package dev.anden.table;

import dev.anden.protocol.TableEvent.CompanyEvent;
import java.util.Optional;

/// One line of a table's log: something happened. Whoever reads a log says what each kind does.
public sealed interface Line {
    /// Its number, from 0.
    int number();

    /// The seat that it is about, or `State.CHANCE`.
    int actor();

    /// The hash of the state after it.
    long hash();

    /// When it was written, in milliseconds since 1970.
    long at();

    /// The client's command behind it, if one was.
    Optional<String> command();

    /// A ply: a seat's action or a chance outcome.
    ///
    /// @param text the action or outcome in the game's notation
    record Played(int number, int actor, String text, long hash, long at, Optional<String> command) implements Line {}

    /// A seat took back the last ply that still stood.
    ///
    /// @param undone the number of that ply's line
    record TookBack(int number, int actor, int undone, long hash, long at, Optional<String> command) implements Line {}

    /// A seat went back to before the last ply of its own that still stood, because everybody agreed; what came after
    /// is void, chance outcomes included.
    ///
    /// @param undone the number of that ply's line
    record WentBack(int number, int actor, int undone, long hash, long at, Optional<String> command) implements Line {}

    /// Somebody left, was replaced or came back, or the people agreed to end the game. The state stays what it was.
    ///
    /// @param event which of these, with whom
    record CompanyChanged(int number, CompanyEvent event, long hash, long at, Optional<String> command)
            implements Line {
        @Override
        public int actor() {
            return event.seat();
        }
    }
}
