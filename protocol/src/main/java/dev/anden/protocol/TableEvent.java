package dev.anden.protocol;

import dev.anden.engine.Event;

/// Something that happened at a table of whatever game: it is in the log among the game's own events.
public sealed interface TableEvent extends Event {
    /// A seat has taken back its last choice. Everything that the log said about this ply and later ones is void.
    record TookBack(int seat) implements TableEvent {}
}
