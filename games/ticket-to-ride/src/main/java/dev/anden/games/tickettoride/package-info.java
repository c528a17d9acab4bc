/// The Ticket to Ride family: one rules engine, boards as data.
///
/// A tour, from the ground up; each room uses those named before it and none after it:
///
/// 1. `board`: a board is read from its file.
/// 2. `action`: what can be chosen and what chance can bring, as codes and names.
/// 3. `element`: a package for each mechanism that only some boards switch on.
/// 4. `state`: a position, and a board's tables laid out for speed.
/// 5. `scoring`: the count at the end.
/// 6. `rules`: what may be done, and what a ply does.
/// 7. `soundness`: whether a position can be.
/// 8. `notation`: actions and positions as text.
/// 9. `narration`: what happened, as one observer may know it.
/// 10. `determinization`: what a seat can't know, dealt anew.
/// 11. `map`, `picture` and `inspection`: a board's map is computed, drawn and judged.
/// 12. `view`: what a seat may see.
/// 13. This package puts them together: [dev.anden.games.tickettoride.TicketToRide] is the game on one board.
/// 14. `knowledge`: how to play well.
@NullMarked
package dev.anden.games.tickettoride;

import org.jspecify.annotations.NullMarked;
