/// Finds good numbers for a bot to weigh things by: it plays bots that differ in their numbers against one that
/// stays as it is, and goes where they win.
///
/// Open first:
/// - [dev.anden.arena.tuning.Tuner]: what is tried, and how the next trials follow.
/// - [dev.anden.arena.tuning.Trial]: what is kept of each one.
///
/// No game and no bot is known here: numbers and bots come through [dev.anden.engine.Tuning].
@NullMarked
package dev.anden.arena.tuning;

import org.jspecify.annotations.NullMarked;
