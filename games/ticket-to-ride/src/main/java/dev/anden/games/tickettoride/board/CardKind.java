package dev.anden.games.tickettoride.board;

import java.util.Locale;
import java.util.Optional;

/// What a train card shows: one of eight colours, or all of them.
public enum CardKind {
    RED,
    BLUE,
    GREEN,
    YELLOW,
    ORANGE,
    PURPLE,
    BLACK,
    WHITE,
    /// The locomotive (bicycle, bus card): stands for any colour.
    WILD;

    /// How many kinds there are, wild included.
    public static final int COUNT = 9;

    /// How many colours there are.
    public static final int COLORS = 8;

    private static final CardKind[] VALUES = values();

    /// The kind with an ordinal.
    ///
    /// @throws IndexOutOfBoundsException if there is none
    public static CardKind of(int ordinal) {
        return VALUES[ordinal];
    }

    /// The kind that a word of the notation names.
    public static Optional<CardKind> named(String word) {
        for (CardKind kind : VALUES) {
            if (kind.toString().equals(word)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    /// The word of notation and JSON: `red`.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
