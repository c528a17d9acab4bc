package dev.anden.protocol;

import dev.anden.engine.Event;

/// Something that happened at a table of whatever game: it stands in the log among the game's own events.
public sealed interface TableEvent extends Event {
    /// A seat has taken its last choice back. Everything that the log told of this ply and later ones is void.
    record TookBack(int seat) implements TableEvent {}
}
