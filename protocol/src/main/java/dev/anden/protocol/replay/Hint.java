package dev.anden.protocol.replay;

import dev.anden.engine.Thought;
import java.util.List;

/// What a bot would do in somebody's place, from what that seat knows.
///
/// @param version the version of the table that it is for; of a game that is over, how many plies came before
/// @param action what the bot would do, as it is sent to the table
/// @param options what could be done, best first
/// @param thoughts what the bot makes of the position, most important first
public record Hint(int version, String action, List<GameAnalysis.Option> options, List<Thought> thoughts) {
    public Hint {
        thoughts = List.copyOf(thoughts);
        options = List.copyOf(options);
    }
}
