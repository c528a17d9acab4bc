/// A position, and what of a board never changes while it is played: numbers laid out for speed. Nothing here knows
/// what may be done next.
///
/// Open first: [dev.anden.games.tickettoride.state.Position], then
/// [dev.anden.games.tickettoride.state.Frames]: what is to be decided, dealt or done next. What an element can add to
/// each room says [dev.anden.games.tickettoride.state.Element].
@NullMarked
package dev.anden.games.tickettoride.state;

import org.jspecify.annotations.NullMarked;
