package dev.anden.games.common;

import dev.anden.engine.Phrase;

/// Something doesn't hold that holds in every position.
public final class BrokenInvariantException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    private final transient Phrase reason;

    public BrokenInvariantException(Phrase reason) {
        super(reason.toString());
        this.reason = reason;
    }

    /// What is broken.
    public Phrase reason() {
        return reason;
    }
}
