package dev.anden.server.store;

/// The data folder or the database in it can't be used; the message is one sentence for whoever starts the
/// server.
public final class UnusableDatabase extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnusableDatabase(String message) {
        super(message);
    }

    UnusableDatabase(String message, Throwable cause) {
        super(message, cause);
    }
}
