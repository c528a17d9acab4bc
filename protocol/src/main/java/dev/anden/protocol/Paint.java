package dev.anden.protocol;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// The colour of somebody who plays: of their pieces, and of what is told of them. Games know nothing of
/// it, and have colours of their own for other things.
public enum Paint {
    BLUE,
    RED,
    GREEN,
    YELLOW,
    BLACK;

    /// The word of the wire: `green`.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The one of a seat of which nothing was ever said.
    public static Paint ofSeat(int seat) {
        return values()[seat % values().length];
    }

    /// The one of a word of the wire.
    public static Optional<Paint> named(String word) {
        return List.of(values()).stream()
                .filter(paint -> paint.toString().equals(word))
                .findFirst();
    }

    /// The colours of all seats of a table: those that are wished for, and for the others the first ones that nobody
    /// has. Where there are more seats than colours, some have the same.
    ///
    /// @param wishes those of the seats, in their order
    public static List<Paint> complete(List<Optional<Paint>> wishes) {
        EnumSet<Paint> taken = wishes.stream()
                .flatMap(Optional::stream)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Paint.class)));
        var all = new ArrayList<Paint>();
        for (Optional<Paint> wish : wishes) {
            Paint paint = wish.orElseGet(() -> firstBut(taken).orElse(ofSeat(all.size())));
            taken.add(paint);
            all.add(paint);
        }
        return all;
    }

    private static Optional<Paint> firstBut(EnumSet<Paint> taken) {
        return EnumSet.complementOf(taken).stream().findFirst();
    }
}
