package dev.anden.protocol;

import java.util.Locale;

/// What is wrong with a seat's bot.
public enum BotTrouble {
    /// It couldn't choose at least once, so chance chose for it; the game goes on.
    STAND_IN,
    /// It can't go on, and the table waits for it.
    STUCK;

    /// The word of the wire: `stand-in`.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
