package dev.anden.protocol.talk;

import java.util.Locale;

/// What can be said at a table with one press. Whoever reads it reads it in their own language.
public enum ReadyPhrase {
    HELLO,
    GOOD_LUCK,
    YOUR_TURN,
    ONE_MOMENT,
    THINKING,
    WELL_PLAYED,
    THANKS,
    SORRY,
    BACK_SOON,
    GOOD_GAME,
    AGAIN,
    BYE;

    /// The word of the wire: `good-luck`.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
