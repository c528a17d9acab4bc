/// All that can be said of a board file to whoever makes it.
///
/// Open first: [dev.anden.games.tickettoride.inspection.BoardInspection].
@NullMarked
package dev.anden.games.tickettoride.inspection;

import org.jspecify.annotations.NullMarked;
