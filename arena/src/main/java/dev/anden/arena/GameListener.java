package dev.anden.arena;

/// Hears of each game of an experiment as it ends. Called by the threads that play, several at once.
@FunctionalInterface
public interface GameListener {
    /// A game is over.
    ///
    /// @param number the number of the game in the series
    /// @param match the game's end, valid until this method returns
    void ended(long number, Match match);
}
