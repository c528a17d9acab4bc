/// What may be done, and what a ply does. Open [Plies] first: it hands each frame to the part that carries it out.
/// [Choices] lists what is legal, [Refusals] says why the rest isn't.
@NullMarked
package dev.anden.games.frenchquarter.rules;

import org.jspecify.annotations.NullMarked;
