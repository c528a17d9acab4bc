/// What may be done in a position, what chance can bring, and what a ply does.
///
/// Open first: [dev.anden.games.tickettoride.rules.Plies], then
/// [dev.anden.games.tickettoride.rules.LegalActions]. Why something
/// can't be done says [dev.anden.games.tickettoride.rules.Refusals].
@NullMarked
package dev.anden.games.tickettoride.rules;

import org.jspecify.annotations.NullMarked;
