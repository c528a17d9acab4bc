/// French Quarter: the rules. `board` is what is printed, this package is how it is played.
///
/// Open [FqState] first: it says whose move it is and hands each ply to the part that carries it out. [FqAction],
/// [FqEvent], [FqView] and [FqBoardView] are what crosses the boundary.
@NullMarked
package dev.anden.games.frenchquarter;

import org.jspecify.annotations.NullMarked;
