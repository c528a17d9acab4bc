package dev.anden.arena;

import dev.anden.engine.Phrase;

/// A text that isn't a replay, or one of a game that can't be played here; the message names in English the line and
/// what would be right, the phrase says the same in any language.
public final class ReplayException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Phrase phrase;

    ReplayException(Phrase phrase) {
        super(phrase.toString());
        this.phrase = phrase;
    }

    /// What is wrong, and where.
    public Phrase phrase() {
        return phrase;
    }
}
