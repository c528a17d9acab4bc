package dev.anden.arena.tournament;

import dev.anden.engine.Phrase;
import dev.anden.engine.PhrasedException;

/// A journal that can't be gone on with; the reason says why.
public final class JournalException extends PhrasedException {
    private static final long serialVersionUID = 1L;

    JournalException(Phrase reason) {
        super(reason);
    }

    JournalException(Phrase reason, Throwable cause) {
        super(reason, cause);
    }
}
