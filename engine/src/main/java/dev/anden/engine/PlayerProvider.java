package dev.anden.engine;

import java.util.List;

/// A module that brings bots along, found by `ServiceLoader`: a game's own knowledge of how to play it, or players
/// that know no particular game.
public interface PlayerProvider {
    /// The names of the levels that this module can play a game at, weakest first; empty if it doesn't know the
    /// game.
    List<String> levels(Game game);

    /// A new bot.
    ///
    /// @throws IllegalArgumentException if the level isn't one of [#levels]
    Player create(Game game, String level);
}
