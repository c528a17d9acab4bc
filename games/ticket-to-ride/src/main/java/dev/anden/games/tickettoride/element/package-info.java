/// The mechanisms that only some boards switch on, a package each; here is their list, by which the rules
/// know them. Beside it, what a seat sees (`view`) names their classes, for its record has fields for them,
/// and so do bots (`knowledge`).
///
/// Open first: [dev.anden.games.tickettoride.state.Element], which says what an element can add to each room.
@NullMarked
package dev.anden.games.tickettoride.element;

import org.jspecify.annotations.NullMarked;
