package dev.anden.engine;

/// Something that was asked for and can't be: a set-up that a game doesn't have, an experiment without games. The
/// message says it in English, and the phrase in any language.
public final class UnfitException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient Phrase reason;

    /// @param reason what doesn't fit, and what would
    public UnfitException(Phrase reason) {
        super(reason.toString());
        this.reason = reason;
    }

    /// What doesn't fit, and what would.
    public Phrase reason() {
        return reason;
    }
}
