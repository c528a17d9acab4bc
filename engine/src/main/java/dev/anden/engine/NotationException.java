package dev.anden.engine;

import java.util.List;
import java.util.stream.Collectors;

/// A text that is no action or position of the game; the message says in English where and what would be right, a
/// line for each reason, and the phrases say the same in any language.
public final class NotationException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Phrase> reasons;

    public NotationException(String message) {
        this(Phrase.plain(message));
    }

    public NotationException(Phrase reason) {
        this(List.of(reason));
    }

    /// @param reasons all that is wrong
    public NotationException(List<Phrase> reasons) {
        super(reasons.stream().map(Phrase::toString).collect(Collectors.joining("\n")));
        this.reasons = List.copyOf(reasons);
    }

    /// All that is wrong.
    public List<Phrase> reasons() {
        return reasons;
    }
}
