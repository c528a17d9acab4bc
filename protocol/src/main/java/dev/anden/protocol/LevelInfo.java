package dev.anden.protocol;

import dev.anden.engine.Difficulty;

/// `GET /api/games/{game}/levels`: a level that bots can play a game at.
///
/// @param name what a seat is given to a bot by: [SeatBot#level]
/// @param difficulty how hard it is to beat
/// @param suggested whether it is the one to suggest to somebody who hasn't chosen; one of a game's levels is
public record LevelInfo(String name, Difficulty difficulty, boolean suggested) {}
