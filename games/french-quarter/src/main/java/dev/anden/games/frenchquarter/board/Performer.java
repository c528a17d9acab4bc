package dev.anden.games.frenchquarter.board;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// The eight kinds of street performers (`fq.performer.kinds`).
public enum Performer {
    SAXOPHONE,
    TRUMPET,
    TUBA,
    VIOLIN,
    UNICYCLE,
    MAGIC,
    ACROBAT,
    STATUE;

    /// How many there are.
    public static final int COUNT = 8;

    private static final Performer[] VALUES = values();

    /// The kind with an ordinal.
    ///
    /// @throws IndexOutOfBoundsException if there is none
    public static Performer of(int ordinal) {
        return VALUES[ordinal];
    }

    /// The words of all, in order.
    public static List<String> words() {
        return Stream.of(VALUES).map(Performer::toString).toList();
    }

    /// The word used in files, on the wire and in the notation.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
