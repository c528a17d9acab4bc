package dev.anden.engine;

import java.util.List;
import java.util.Optional;

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

    /// A bot that imagined games are played on with, in every seat: it chooses as well as can be done in some
    /// microseconds. Empty if this module knows none for the game.
    default Optional<Player> rehearser(Game game) {
        return Optional.empty();
    }

    /// The numbers of one of its bots that can be tuned. Empty if this module has none for the game.
    ///
    /// @param setup how the game is set up in which they count: a bot may have others where it is set up otherwise
    default Optional<Tuning> tuning(Game game, Setup setup) {
        return Optional.empty();
    }
}
