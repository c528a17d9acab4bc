/// Bots against bots: matches, experiments over many games, their statistics, and games written down as replays.
///
/// Open first:
/// - [dev.anden.arena.Experiment]: many games between the same bots, on any number of threads with the same
///   results.
/// - [dev.anden.arena.Match]: the loop that plays one game.
/// - [dev.anden.arena.Replay] and [dev.anden.arena.ReplayReader]: a game as a text file.
///
/// No game is known here: everything comes through `engine`.
@NullMarked
package dev.anden.arena;

import org.jspecify.annotations.NullMarked;
