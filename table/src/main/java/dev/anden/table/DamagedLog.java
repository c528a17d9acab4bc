package dev.anden.table;

/// A log that doesn't replay.
public final class DamagedLog extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int line;

    /// @param line the number of the line that can't be
    /// @param reason what is wrong with it, in English, without a full stop
    public DamagedLog(int line, String reason) {
        super(reason, null, false, false);
        this.line = line;
    }

    /// The number of the line that can't be.
    public int line() {
        return line;
    }

    /// What is wrong with it, in English, without a full stop.
    public String reason() {
        return String.valueOf(getMessage());
    }
}
