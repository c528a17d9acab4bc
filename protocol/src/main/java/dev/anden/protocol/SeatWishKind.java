package dev.anden.protocol;

import java.util.Locale;

/// Who is wished for in a seat of a new table.
public enum SeatWishKind {
    /// Whoever sets the table up.
    ME,
    /// Nobody yet: the seat is left free, for somebody with the link.
    FRIEND,
    /// A bot of the server.
    BOT,
    /// A program of one's own.
    NETWORK_BOT;

    /// The word of the wire: `network-bot`.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
