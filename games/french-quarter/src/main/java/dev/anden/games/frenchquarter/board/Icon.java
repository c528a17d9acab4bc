package dev.anden.games.frenchquarter.board;

import java.util.Locale;

/// What cards, buildings and tracks show: the umbrella, the wild, the activities, the performers; in this order.
public enum Icon {
    UMBRELLA,
    WILD,
    FOOD,
    CULTURE,
    SHOPPING,
    MYSTICISM,
    PARTY,
    SAXOPHONE,
    TRUMPET,
    TUBA,
    VIOLIN,
    UNICYCLE,
    MAGIC,
    ACROBAT,
    STATUE;

    /// How many there are.
    public static final int COUNT = 15;

    /// The ordinal of the first activity; the others follow in the order of [Activity].
    public static final int FIRST_ACTIVITY = 2;

    /// The ordinal of the first performer; the others follow in the order of [Performer].
    public static final int FIRST_PERFORMER = 7;

    private static final Icon[] VALUES = values();

    /// The icon with an ordinal.
    ///
    /// @throws IndexOutOfBoundsException if there is none
    public static Icon of(int ordinal) {
        return VALUES[ordinal];
    }

    /// The word used in files, on the wire and in the notation.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
