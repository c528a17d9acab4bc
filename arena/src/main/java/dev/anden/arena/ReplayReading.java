package dev.anden.arena;

import dev.anden.engine.Game;
import dev.anden.engine.Phrase;
import dev.anden.engine.Refusal;
import java.util.Optional;

/// What could be read of a replay file: all of it, or the plies before the first thing that is wrong.
///
/// @param game the game that it is a replay of
/// @param replay the game as far as it could be read
/// @param problem what is wrong and where; empty if nothing is
/// @param refusal why an action isn't legal, if that is what is wrong
public record ReplayReading(Game game, Replay replay, Optional<Phrase> problem, Optional<Refusal> refusal) {
    /// A reading in which no action was refused.
    public ReplayReading(Game game, Replay replay, Optional<Phrase> problem) {
        this(game, replay, problem, Optional.empty());
    }
}
