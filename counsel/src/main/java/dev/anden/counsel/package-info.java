/// What bots tell people about a game, as the wire has it: a hint, choices compared with one another, an analysis of a
/// game that is over. There is no thread, clock or store here, and no game is known.
///
/// Open first: [dev.anden.counsel.Adviser].
@NullMarked
package dev.anden.counsel;

import org.jspecify.annotations.NullMarked;
