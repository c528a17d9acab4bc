package dev.anden.engine.files;

/// A file that can't be read as a text; the message is one sentence that says why.
public final class UnreadableFileException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnreadableFileException(String message) {
        super(message);
    }

    UnreadableFileException(String message, Throwable cause) {
        super(message, cause);
    }

    /// The sentence.
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
