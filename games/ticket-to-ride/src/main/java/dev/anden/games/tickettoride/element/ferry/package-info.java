/// Ferries: routes of whose cards some must be wild at least (`ttr.europe.ferry`).
///
/// What is here is why a hand can't pay for one. How many wilds a route asks for is a number of the board, and which
/// claims a hand can pay is counted from such numbers without asking any element
/// ([dev.anden.games.tickettoride.state.RouteTables]). Open [FerryKind] first.
@NullMarked
package dev.anden.games.tickettoride.element.ferry;

import org.jspecify.annotations.NullMarked;
