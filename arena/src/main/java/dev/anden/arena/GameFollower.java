package dev.anden.arena;

import dev.anden.engine.ScoreSheet;

/// A bot that wants to know where games begin and how they ended, such as a program that learns. Its choice may not
/// depend on it.
public interface GameFollower {
    /// A game begins, in which the bot holds a seat.
    void begins(int seat);

    /// The game in which the bot held a seat is over.
    void ended(int seat, ScoreSheet sheet);
}
