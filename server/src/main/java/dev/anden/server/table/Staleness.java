package dev.anden.server.table;

/// What of a table may have changed at other servers without being known here.
enum Staleness {
    NOTHING,

    /// Who looks at it, what its people are asked, and who plays its bots.
    COMPANY,

    /// What happened in the game.
    LOG,

    EVERYTHING;

    /// This and something else.
    Staleness and(Staleness other) {
        if (this == other || other == NOTHING) {
            return this;
        }
        return this == NOTHING ? other : EVERYTHING;
    }
}
