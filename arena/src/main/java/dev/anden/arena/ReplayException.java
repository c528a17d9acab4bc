package dev.anden.arena;

/// A text that isn't a replay, or one of a game that can't be played here; the message names the line and what
/// would be right.
public final class ReplayException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ReplayException(String message) {
        super(message);
    }
}
