package dev.anden.arena.tournament;

import dev.anden.engine.Phrase;

/// A journal that can't be gone on with; the message says why.
public final class JournalException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Phrase reason;

    JournalException(Phrase reason) {
        super(reason.toString());
        this.reason = reason;
    }

    JournalException(Phrase reason, Throwable cause) {
        super(reason.toString(), cause);
        this.reason = reason;
    }

    /// Why.
    public Phrase reason() {
        return reason;
    }
}
