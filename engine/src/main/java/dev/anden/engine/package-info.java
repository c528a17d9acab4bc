/// The game contract: what every game of Andén offers to servers, bots, tools and tests, and nothing more.
///
/// Open first:
/// - [dev.anden.engine.Game]: a game on one board; makes states, names actions, tells what happened.
/// - [dev.anden.engine.State]: one position. Says whose move it is (a seat, chance, or nobody), lists the legal
///   actions, applies one. Mutable and compact, so that servers, tests and searches run the same code.
/// - [dev.anden.engine.Observation]: what one seat may know of a state, and all that a bot ever gets.
/// - [dev.anden.engine.RandomStream]: the documented source of every random number.
///
/// The rules behind an implementation know no clock, no input or output and no random generator: chance is explicit
/// (see `docs/decisions/2026-11-21-explicit-chance.md`).
@NullMarked
package dev.anden.engine;

import org.jspecify.annotations.NullMarked;
