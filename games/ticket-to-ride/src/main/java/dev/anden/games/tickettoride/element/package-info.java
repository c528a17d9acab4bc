/// The mechanisms that only some boards switch on, a package each; here is their list, the only place outside their
/// packages where they are named.
///
/// Open first: [dev.anden.games.tickettoride.state.Element], which says what an element can add to each room.
@NullMarked
package dev.anden.games.tickettoride.element;

import org.jspecify.annotations.NullMarked;
