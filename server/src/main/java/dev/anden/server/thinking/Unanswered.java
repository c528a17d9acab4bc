package dev.anden.server.thinking;

/// What was to be worked out didn't come to an end within its limit, or wasn't begun because others like it haven't.
public final class Unanswered extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unanswered(String message) {
        super(message);
    }
}
