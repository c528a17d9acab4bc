package dev.anden.server.table;

import dev.anden.engine.RandomStream;
import dev.anden.engine.State;

/// A table's chance: the outcome with number n (from 0) takes the value at position n of the seed's stream
/// [RandomStream#CHANCE], so that anybody who knows the seed can check it.
final class Chance {
    private final RandomStream stream;

    Chance(Seed seed) {
        stream = new RandomStream(seed.words(), RandomStream.CHANCE);
    }

    /// The outcome that falls now.
    ///
    /// @param number how many outcomes came before it in this game
    int outcome(State state, long number) {
        stream.seek(number);
        return state.chanceOutcome(stream.below(state.chanceWeight()));
    }
}
