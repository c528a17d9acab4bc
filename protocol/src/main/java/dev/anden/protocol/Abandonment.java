package dev.anden.protocol;

import java.util.Locale;

/// Why a game ends without a result and without its people having agreed to it.
public enum Abandonment {
    /// Nobody has come back for very long.
    DESERTED,
    /// Whoever runs the server wanted it.
    OPERATOR;

    /// The word of the wire and of the log: `deserted`.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
