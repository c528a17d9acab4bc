/// What happened, told to one observer.
///
/// Open first: [dev.anden.games.tickettoride.narration.TtrEvent], then
/// [dev.anden.games.tickettoride.narration.Narrator].
@NullMarked
package dev.anden.games.tickettoride.narration;

import org.jspecify.annotations.NullMarked;
