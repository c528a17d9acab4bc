package dev.anden.games.tickettoride.soundness;

import dev.anden.engine.Phrase;

/// Something doesn't hold that holds in every position.
final class BrokenInvariantException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    private final transient Phrase reason;

    BrokenInvariantException(Phrase reason) {
        super(reason.toString());
        this.reason = reason;
    }

    Phrase reason() {
        return reason;
    }
}
