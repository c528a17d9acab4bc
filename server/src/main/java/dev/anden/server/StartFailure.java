package dev.anden.server;

/// The server can't be started; the message is one sentence for whoever starts it.
public final class StartFailure extends Exception {
    private static final long serialVersionUID = 1L;

    StartFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
