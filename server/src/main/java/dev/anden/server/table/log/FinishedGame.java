package dev.anden.server.table.log;

import dev.anden.arena.Replay;
import dev.anden.engine.Game;

/// A game that was played to its end.
///
/// @param game the game that it was
/// @param replay all of it
public record FinishedGame(Game game, Replay replay) {}
