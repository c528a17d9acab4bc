package dev.anden.games.frenchquarter.view;

import java.util.Locale;

/// What the closed street takes away of the buildings to which a card leads along streets.
public enum Closure {
    /// Nothing: none of them is on it, or the card goes by distance.
    NONE,
    SOME,
    ALL;

    /// @param stops the buildings, as bits
    /// @param closed those of the closed street
    static Closure of(long stops, long closed) {
        if ((stops & closed) == 0) {
            return NONE;
        }
        return (stops & ~closed) == 0 ? ALL : SOME;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
