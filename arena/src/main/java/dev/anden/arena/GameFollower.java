package dev.anden.arena;

import dev.anden.engine.Player;
import dev.anden.engine.ScoreSheet;

/// A bot that wants to know where games begin and how they ended, such as a program that learns. Its choice may not
/// depend on it.
public interface GameFollower {
    /// One that wants to know nothing.
    GameFollower NONE = new GameFollower() {
        @Override
        public void begins(int seat) {}

        @Override
        public void ended(int seat, ScoreSheet sheet) {}
    };

    /// The bot itself if it wants to know, or [#NONE].
    static GameFollower of(Player player) {
        return player instanceof GameFollower follower ? follower : NONE;
    }

    /// A game begins, in which the bot holds a seat.
    void begins(int seat);

    /// The game in which the bot held a seat is over.
    void ended(int seat, ScoreSheet sheet);
}
