package dev.anden.games.tickettoride;

import dev.anden.engine.RandomStream;
import dev.anden.engine.State;

/// Plays at random, for tests that want many positions.
final class RandomPlay {
    private RandomPlay() {}

    /// Applies one ply: an outcome by its weight, or any legal action.
    static void ply(State state, RandomStream random) {
        if (state.actor() == State.CHANCE) {
            state.apply(state.chanceOutcome(random.below(state.chanceWeight())));
        } else {
            state.apply(state.legalAction(random.below(state.legalActionCount())));
        }
    }
}
