package dev.anden.table;

import dev.anden.engine.Phrase;

/// A log that doesn't replay. The message says why in English, and the phrase in any language.
public final class DamagedLog extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final transient Phrase reason;

    /// @param line the number of the line that can't be
    /// @param reason what is wrong with it, without a full stop
    public DamagedLog(int line, Phrase reason) {
        super(reason.toString(), null, false, false);
        this.line = line;
        this.reason = reason;
    }

    /// The number of the line that can't be.
    public int line() {
        return line;
    }

    /// What is wrong with it, without a full stop.
    public Phrase reason() {
        return reason;
    }
}
