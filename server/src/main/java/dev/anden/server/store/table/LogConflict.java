package dev.anden.server.store.table;

/// Somebody else has written what this writer wanted to write: its picture of the table is old. Nothing was
/// written.
public final class LogConflict extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// @param message what has gone on, and where
    public LogConflict(String message) {
        super(message);
    }
}
