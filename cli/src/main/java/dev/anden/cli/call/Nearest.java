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

    /// How many letters have to be put in, left out, replaced or exchanged with the next one to make one of the other
    /// (optimal string alignment).
    private static int distance(String one, String other) {
        var slips = new int[one.length() + 1][other.length() + 1];
        for (int row = 0; row <= one.length(); row++) {
            for (int column = 0; column <= other.length(); column++) {
                slips[row][column] = row == 0 || column == 0 ? row + column : slips(slips, one, row, other, column);
            }
        }
        return slips[one.length()][other.length()];
    }

    private static int slips(int[][] slips, String one, int row, String other, int column) {
        char last = one.charAt(row - 1);
        char otherLast = other.charAt(column - 1);
        int replaced = slips[row - 1][column - 1] + (last == otherLast ? 0 : 1);
        int least = Math.min(replaced, 1 + Math.min(slips[row][column - 1], slips[row - 1][column]));
        boolean exchanged =
                row > 1 && column > 1 && last == other.charAt(column - 2) && otherLast == one.charAt(row - 2);
        return exchanged ? Math.min(least, 1 + slips[row - 2][column - 2]) : least;
    }
}
