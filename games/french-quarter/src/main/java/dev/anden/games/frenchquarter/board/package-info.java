/// What is printed: map, cards, tracks, and the reader of the data file. Open [BoardReader] and [Board] first.
@NullMarked
package dev.anden.games.frenchquarter.board;

import org.jspecify.annotations.NullMarked;
