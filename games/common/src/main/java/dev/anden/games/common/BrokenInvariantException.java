package dev.anden.games.common;

import dev.anden.engine.Phrase;

/// Something doesn't hold that holds in every position.
public final class BrokenInvariantException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    /// @param reason what is broken
    public BrokenInvariantException(Phrase reason) {
        super(reason.toString());
    }
}
