package dev.anden.games.frenchquarter.board;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// The six decks of action cards, and the ways to move that they stand for (`fq.game.setup-decks`).
public enum Transport {
    WALK,
    CARRIAGE,
    TAXI,
    STREETCAR,
    RIVERBOAT,
    SOCIALIZE;

    /// How many there are.
    public static final int COUNT = 6;

    private static final Transport[] VALUES = values();

    /// The way to move with an ordinal.
    ///
    /// @throws IndexOutOfBoundsException if there is none
    public static Transport of(int ordinal) {
        return VALUES[ordinal];
    }

    /// The words of all, in order.
    public static List<String> words() {
        return Stream.of(VALUES).map(Transport::toString).toList();
    }

    /// The word used in files, on the wire and in the notation.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
