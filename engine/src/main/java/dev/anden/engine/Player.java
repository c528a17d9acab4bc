package dev.anden.engine;

/// A bot: chooses for one seat from what that seat may know, and from nothing else.
///
/// Holds no memory that a choice depends on: the same observation and random numbers give the same choice, so that
/// a bot continues after a restart as if nothing had happened. Used by one thread at a time.
public interface Player {
    /// The choice of the observing seat.
    ///
    /// @param observation what the seat may know; it is the seat's move
    /// @param random the only source of chance that the bot may use
    /// @return one of the observation's legal actions
    int choose(Observation observation, RandomStream random);

    /// The choice of the observing seat, within a budget. With a budget of positions the same observation, numbers
    /// and budget give the same choice. A player that doesn't search spends nothing and chooses as ever.
    ///
    /// @param budget what may be spent; with none left a choice is made all the same
    default int choose(Observation observation, RandomStream random, Budget budget) {
        return choose(observation, random);
    }

    /// What this player spends on a choice when its caller doesn't say. One that doesn't search spends nothing.
    default Budget usual() {
        return Budget.positions(0);
    }
}
