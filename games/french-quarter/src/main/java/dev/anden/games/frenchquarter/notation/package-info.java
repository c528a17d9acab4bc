/// Actions and positions as text. Open [ActionNotation] and [PositionWriter] first.
@NullMarked
package dev.anden.games.frenchquarter.notation;

import org.jspecify.annotations.NullMarked;
