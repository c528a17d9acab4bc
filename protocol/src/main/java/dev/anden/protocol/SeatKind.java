package dev.anden.protocol;

import java.util.Locale;

/// Who sits in a seat.
public enum SeatKind {
    PERSON,
    BOT,
    /// Nobody yet: whoever has the link may sit down.
    FREE;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
