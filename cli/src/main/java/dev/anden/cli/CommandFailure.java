package dev.anden.cli;

/// A command that can't do what it was asked to; the message is the one sentence that the person gets.
final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    CommandFailure(String message) {
        super(message);
    }

    CommandFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
