/// Whether a position can be: [Invariants] hold in every one, [PositionCheck] judges those that somebody wrote.
@NullMarked
package dev.anden.games.frenchquarter.soundness;

import org.jspecify.annotations.NullMarked;
