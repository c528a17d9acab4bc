package dev.anden.protocol.tournament;

import java.util.Locale;

/// Where a tournament is in its life.
public enum TournamentStatus {
    /// People enter.
    OPEN,
    PLAYING,
    OVER;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
