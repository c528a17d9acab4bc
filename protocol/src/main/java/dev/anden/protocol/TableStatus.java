package dev.anden.protocol;

import java.util.Locale;

/// Where a table is in its life.
public enum TableStatus {
    OPEN,
    PLAYING,
    OVER;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
