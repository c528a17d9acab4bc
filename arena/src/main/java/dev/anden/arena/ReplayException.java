package dev.anden.arena;

import dev.anden.engine.Phrase;
import dev.anden.engine.PhrasedException;
import java.util.Optional;

/// A text that isn't a replay, or one of a game that can't be played here; the reason names the line and what would be
/// right.
public final class ReplayException extends PhrasedException {
    private static final long serialVersionUID = 1L;

    ReplayException(Phrase reason) {
        super(reason);
    }

    /// The id of the game, if all that is wrong is that there is no such one here.
    public Optional<String> unknownGame() {
        return reason().facts().get("what") instanceof Phrase what && what.kind() == ReplayFlaw.NO_GAME
                ? Optional.of(String.valueOf(what.facts().get("game")))
                : Optional.empty();
    }
}
