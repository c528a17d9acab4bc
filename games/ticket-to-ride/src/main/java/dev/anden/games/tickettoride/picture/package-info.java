/// A board's map: what `map` needs to know of a board, and the map as one file.
///
/// Open first: [dev.anden.games.tickettoride.picture.BoardMap].
@NullMarked
package dev.anden.games.tickettoride.picture;

import org.jspecify.annotations.NullMarked;
