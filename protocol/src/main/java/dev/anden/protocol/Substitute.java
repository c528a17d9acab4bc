package dev.anden.protocol;

import java.util.Locale;

/// A bot that plays in the seat of a person.
///
/// @param bot its level
public record Substitute(String bot, Reason reason) {
    /// Whether the person may take the seat back.
    public boolean mayComeBack() {
        return reason != Reason.RESIGNED;
    }

    /// Why it plays.
    public enum Reason {
        /// The person has left for good.
        RESIGNED,
        /// The person has left for a while.
        LEFT,
        /// The person was away, and the others didn't want to wait.
        ABSENT,
        /// The person's time was up.
        TIME;

        /// The word of the wire and of the log: `resigned`.
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
