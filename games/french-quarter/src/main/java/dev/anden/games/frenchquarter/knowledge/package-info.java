/// How to play French Quarter well: the bots `greedy` and `planner`.
///
/// Open first:
/// - [dev.anden.games.frenchquarter.knowledge.TurnSearch]: tries every way to go on with a turn.
/// - [dev.anden.games.frenchquarter.knowledge.Prospect]: what a position is worth to a seat.
///
/// A bot sees an observation and nothing else, and remembers nothing between two choices.
@NullMarked
package dev.anden.games.frenchquarter.knowledge;

import org.jspecify.annotations.NullMarked;
