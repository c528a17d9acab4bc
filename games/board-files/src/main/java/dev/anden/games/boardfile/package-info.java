/// How files that boards are written in are read: all that is wrong with a file is told at once, each with its
/// place in it. What stands in them is each game's own. Open [BoardFile] first, then [Place].
@NullMarked
package dev.anden.games.boardfile;

import org.jspecify.annotations.NullMarked;
