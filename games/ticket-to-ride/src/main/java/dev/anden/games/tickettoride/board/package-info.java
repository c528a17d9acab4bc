/// Boards as data: cities, routes, tickets and the parameters of the rules, read from a file of the format that
/// `docs/boards.md` explains.
///
/// Open first: [dev.anden.games.tickettoride.board.Board], then [dev.anden.games.tickettoride.board.BoardReader].
@NullMarked
package dev.anden.games.tickettoride.board;

import org.jspecify.annotations.NullMarked;
