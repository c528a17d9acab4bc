package dev.anden.games.frenchquarter.board;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The five activity tracks (`fq.activity.tracks`).
public enum Activity {
    FOOD,
    CULTURE,
    SHOPPING,
    MYSTICISM,
    PARTY;

    /// How many there are.
    public static final int COUNT = 5;

    private static final Activity[] VALUES = values();

    /// The activity with an ordinal.
    ///
    /// @throws IndexOutOfBoundsException if there is none
    public static Activity of(int ordinal) {
        return VALUES[ordinal];
    }

    /// The activity that a word of the notation names.
    public static Optional<Activity> named(String word) {
        return Stream.of(VALUES).filter(value -> value.toString().equals(word)).findFirst();
    }

    /// The words of all, in order.
    public static List<String> words() {
        return Stream.of(VALUES).map(Activity::toString).toList();
    }

    /// The word used in files, on the wire and in the notation.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
