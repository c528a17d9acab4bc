package dev.anden.protocol;

/// What those see of a table who watch it without a seat, as long as its game goes on. It is the table's, whatever is
/// played there. Once the game is over everybody sees everything.
public sealed interface SpectatorView {
    /// What everybody knows, at once.
    SpectatorView PUBLIC = new Public();

    /// What everybody knows, at once.
    record Public() implements SpectatorView {}

    /// All hands, and the whole table as it was so many minutes ago.
    record AfterMinutes(int minutes) implements SpectatorView {}

    /// All hands, and the whole table as it was so many turns ago.
    record AfterTurns(int turns) implements SpectatorView {}
}
