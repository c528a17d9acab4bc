package dev.anden.arena;

/// A bot that broke the rules or down in the middle of a game; the message says which, where and how.
public final class BotException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BotException(String message) {
        super(message);
    }

    BotException(String message, Throwable cause) {
        super(message, cause);
    }
}
