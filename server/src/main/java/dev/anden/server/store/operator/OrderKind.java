package dev.anden.server.store.operator;

import java.util.Locale;

/// What whoever runs a server can have it do.
public enum OrderKind {
    /// A game ends without a result; a table that waits for players closes.
    END,
    /// A table goes with its game, or a person with everything that names them.
    DELETE,
    /// A person may only look on from now on.
    BLOCK,
    /// A person may do again what everybody may.
    UNBLOCK;

    /// The word that is written down, and said on the command line: `unblock`.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
