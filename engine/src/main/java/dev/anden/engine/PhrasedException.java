package dev.anden.engine;

/// Something that can't be done, with a reason for people: the message says it in English, and the phrase in any
/// language.
public abstract class PhrasedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Phrase reason;

    /// @param reason what is wrong, where, and what would be right
    protected PhrasedException(Phrase reason) {
        super(reason.toString());
        this.reason = reason;
    }

    /// @param reason what is wrong, where, and what would be right
    protected PhrasedException(Phrase reason, Throwable cause) {
        super(reason.toString(), cause);
        this.reason = reason;
    }

    /// What is wrong, where, and what would be right.
    public final Phrase reason() {
        return reason;
    }
}
