package dev.anden.games.frenchquarter.board;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Where a Second Line can advance to (`fq.line.only-socialize`).
public enum Direction {
    NORTH,
    SOUTH,
    EAST,
    WEST;

    /// How many there are.
    public static final int COUNT = 4;

    private static final Direction[] VALUES = values();

    /// The direction with an ordinal.
    ///
    /// @throws IndexOutOfBoundsException if there is none
    public static Direction of(int ordinal) {
        return VALUES[ordinal];
    }

    /// The words of all, in order.
    public static List<String> words() {
        return Stream.of(VALUES).map(Direction::toString).toList();
    }

    /// The way back.
    public Direction opposite() {
        return switch (this) {
            case NORTH -> SOUTH;
            case SOUTH -> NORTH;
            case EAST -> WEST;
            case WEST -> EAST;
        };
    }

    /// The word used in files, on the wire and in the notation.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
