package dev.anden.cli.call;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/// What somebody meant who has mistyped a name.
public final class Nearest {
    /// One letter in so many may be wrong.
    private static final int LETTERS_PER_SLIP = 3;

    private Nearest() {}

    /// The name that is nearest to one that there isn't, if any is near.
    public static Optional<String> to(String written, Collection<String> names) {
        return names.stream()
                .min(Comparator.comparingInt((String name) -> distance(written, name))
                        .thenComparing(Comparator.naturalOrder()))
                .filter(name -> distance(written, name) <= Math.max(1, name.length() / LETTERS_PER_SLIP));
    }

    /// How many letters have to be put in, left out or replaced to make one of the other (Levenshtein).
    private static int distance(String one, String other) {
        int[] above = new int[other.length() + 1];
        for (int column = 0; column < above.length; column++) {
            above[column] = column;
        }
        for (int row = 1; row <= one.length(); row++) {
            int[] here = new int[above.length];
            here[0] = row;
            for (int column = 1; column < here.length; column++) {
                int replaced = above[column - 1] + (one.charAt(row - 1) == other.charAt(column - 1) ? 0 : 1);
                here[column] = Math.min(replaced, 1 + Math.min(here[column - 1], above[column]));
            }
            above = here;
        }
        return above[other.length()];
    }
}
