package dev.anden.engine;

/// A text that isn't an action or position of the game; the message says where and what would be right.
public final class NotationException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public NotationException(String message) {
        super(message);
    }
}
