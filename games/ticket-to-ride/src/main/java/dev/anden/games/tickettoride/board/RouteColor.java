package dev.anden.games.tickettoride.board;

import java.util.Locale;

/// The colour printed on a route. The first eight have the ordinals of their [CardKind].
public enum RouteColor {
    RED,
    BLUE,
    GREEN,
    YELLOW,
    ORANGE,
    PURPLE,
    BLACK,
    WHITE,
    /// Paid with cards of any one colour.
    GRAY;

    /// The word of board files, notation and JSON: `gray`.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
