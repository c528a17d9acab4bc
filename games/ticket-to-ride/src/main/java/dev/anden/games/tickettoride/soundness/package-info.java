/// Whether a position can be: what holds in every one, and what must fit together in one that somebody wrote.
///
/// Open first: [dev.anden.games.tickettoride.soundness.Invariants], then
/// [dev.anden.games.tickettoride.soundness.PositionCheck].
@NullMarked
package dev.anden.games.tickettoride.soundness;

import org.jspecify.annotations.NullMarked;
