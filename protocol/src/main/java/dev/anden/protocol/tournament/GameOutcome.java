package dev.anden.protocol.tournament;

import java.util.Locale;

/// What a game of a tournament has come to.
public enum GameOutcome {
    /// It goes on.
    PLAYING,
    /// It is over, and brought points.
    COUNTED,
    /// It brought nobody points: it ended without a result, or the tournament went on without it.
    VOID;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
