package dev.anden.protocol;

import java.util.Locale;

/// Where a table is in its life.
public enum TableStatus {
    OPEN,
    PLAYING,
    OVER,
    /// The game ended without a result: the people agreed on it, or nobody came back to it.
    UNFINISHED,
    /// It can't be opened: its log doesn't replay, or its game isn't here as it was. Only lists say so; a request
    /// that opens it is refused.
    DAMAGED;

    /// Whether a game has been started and nobody plays on.
    public boolean isPast() {
        return this == OVER || this == UNFINISHED;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
