/// The text forms of actions, outcomes and positions, which people read and type (`docs/notation.md`).
///
/// Open first: [dev.anden.games.tickettoride.notation.ActionNotation] and
/// [dev.anden.games.tickettoride.notation.PositionWriter]; each
/// has a reader beside it.
@NullMarked
package dev.anden.games.tickettoride.notation;

import org.jspecify.annotations.NullMarked;
