package dev.anden.arena;

import dev.anden.engine.Phrase;

/// A bot that broke the rules or down in the middle of a game; the message says which, where and how.
public final class BotException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Phrase reason;

    BotException(Phrase reason) {
        super(reason.toString());
        this.reason = reason;
    }

    BotException(Phrase reason, Throwable cause) {
        super(reason.toString(), cause);
        this.reason = reason;
    }

    /// Which bot did what, and in which game.
    public Phrase reason() {
        return reason;
    }
}
