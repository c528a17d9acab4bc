/// How to play French Quarter well, and as people do.
///
/// Open first:
/// - [dev.anden.games.frenchquarter.knowledge.TurnSearch]: tries every way to go on with a turn.
/// - [dev.anden.games.frenchquarter.knowledge.Prospect]: what a position is worth to a seat, by estimates;
///   [dev.anden.games.frenchquarter.knowledge.Forecast]: by what games came to.
/// - [dev.anden.games.frenchquarter.knowledge.ExpertPlayer]: rehearses its best choices in a race.
/// - [dev.anden.games.frenchquarter.knowledge.Adviser]: whom people ask for advice;
///   [dev.anden.games.frenchquarter.knowledge.TurnThoughts]: what it tells them of a turn.
/// - [dev.anden.games.frenchquarter.knowledge.AmateurPlayer]: makes the mistakes of people, each level in
///   its measure ([dev.anden.games.frenchquarter.knowledge.Weaknesses]).
/// - [dev.anden.games.frenchquarter.knowledge.Clairvoyant]: what could have been made of a game, as a measure.
///
/// A bot sees an observation and nothing else, and remembers nothing between two choices.
@NullMarked
package dev.anden.games.frenchquarter.knowledge;

import org.jspecify.annotations.NullMarked;
