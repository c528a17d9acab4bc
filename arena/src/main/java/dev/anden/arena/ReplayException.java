package dev.anden.arena;

import dev.anden.engine.Phrase;
import dev.anden.engine.PhrasedException;

/// A text that isn't a replay, or one of a game that can't be played here; the reason names the line and what would be
/// right.
public final class ReplayException extends PhrasedException {
    private static final long serialVersionUID = 1L;

    ReplayException(Phrase reason) {
        super(reason);
    }
}
