package dev.anden.protocol;

import dev.anden.engine.Action;
import dev.anden.engine.Event;
import java.util.List;

/// What can be chosen by pointing at one thing.
///
/// @param target what is pointed at: `route:miami--new-orleans`, `market:red`, `deck`, `tickets`, `keep`,
///     `pass`
/// @param choices the actions behind it: one, or several that differ in detail (the payment, the tickets kept)
public record Offer(String target, List<Choice> choices) {
    public Offer {
        choices = List.copyOf(choices);
    }

    /// One legal action.
    ///
    /// @param text its notation: what [ClientMessage.Act] sends back
    /// @param action the same with names
    /// @param preview what it would set off, up to the next choice or chance; empty where the game doesn't say
    public record Choice(String text, Action action, List<Event> preview) {
        public Choice {
            preview = List.copyOf(preview);
        }
    }
}
