package dev.anden.server.store.operator;

import java.util.Locale;

/// What came of what whoever runs a server wants.
public enum OrderOutcome {
    DONE,
    /// There is no such table or person.
    UNKNOWN,
    /// It was so already: the game is over, nobody had been blocked.
    ALREADY,
    /// It couldn't be done; the server's log says why.
    FAILED;

    /// The word that is written down.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
