package dev.anden.engine;

import java.util.Locale;

/// How hard a bot is to beat, for people who don't know its name. From the easiest on.
public enum Difficulty {
    /// Somebody who plays for the first time can win.
    EASY,
    /// Somebody who knows the rules can win.
    MEDIUM,
    /// As well as bots of the game play here.
    HARD;

    /// The word of the wire and of texts: `easy`.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
