package dev.anden.engine;

import java.util.List;

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

    /// A bot that plays imagined games to their ends in less time and as well: it may remember what it planned
    /// from one choice of such a game to the next, until it is told to [#forget]. This one, where there is none
    /// faster.
    default Player inHurry() {
        return this;
    }

    /// Forgets what it remembers: another imagined game begins. No other bot than one [#inHurry] remembers
    /// anything.
    default void forget() {}

    /// The actions that are worth comparing with one another, most promising first: what else than its choice a player
    /// should think about. One that knows nothing of the game leaves nothing out.
    ///
    /// @param observation what the seat may know; it is the seat's move
    /// @param random the only source of chance that the bot may use
    /// @return legal actions, at least one, each of them once; the first one is what it holds best, which needn't
    ///     be what [#choose] would choose: that may have been thought about for a shorter time
    default int[] candidates(Observation observation, RandomStream random) {
        int first = choose(observation, random);
        var candidates = new int[observation.legalActionCount()];
        int count = 0;
        candidates[count++] = first;
        for (int index = 0; index < observation.legalActionCount(); index++) {
            int action = observation.legalAction(index);
            if (action != first) {
                candidates[count++] = action;
            }
        }
        return candidates;
    }

    /// What the player makes of a position in which something is advised, most important first: what speaks for that,
    /// or what else it has in mind. One that can't tell has none.
    ///
    /// @param observation what the seat may know; it is the seat's move
    /// @param advised the legal action that is advised
    /// @param random the only source of chance that the bot may use
    default List<Thought> thoughts(Observation observation, int advised, RandomStream random) {
        return List.of();
    }

    /// What this player spends on a choice when its caller doesn't say. One that doesn't search spends nothing.
    default Budget usual() {
        return Budget.positions(0);
    }
}
