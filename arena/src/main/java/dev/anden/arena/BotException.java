package dev.anden.arena;

import dev.anden.engine.Phrase;
import dev.anden.engine.PhrasedException;

/// A bot that broke the rules or down in the middle of a game; the reason says which, where and how.
public final class BotException extends PhrasedException {
    private static final long serialVersionUID = 1L;

    BotException(Phrase reason) {
        super(reason);
    }

    BotException(Phrase reason, Throwable cause) {
        super(reason, cause);
    }
}
