/// A tiny complete game with chance and choice, for tests of what works with any game: bots, matches, replays. Open
/// [PileGame] first.
@NullMarked
package dev.anden.testkit.pile;

import org.jspecify.annotations.NullMarked;
