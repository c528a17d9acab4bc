package dev.anden.engine;

import java.util.List;

/// A module that brings bots along, found by `ServiceLoader`: a game's own knowledge of how to play it, or players
/// that know no particular game.
public interface PlayerProvider {
    /// The levels that this module can play a game at, in any order; empty if it doesn't know the game.
    List<BotLevel> levels(Game game);

    /// A new bot.
    ///
    /// @param level the name of a level
    /// @throws IllegalArgumentException if the level isn't one of [#levels]
    Player create(Game game, String level);
}
