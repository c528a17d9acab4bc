package dev.anden.players;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;

/// Chooses each legal action with the same probability.
public final class RandomPlayer implements Player {
    @Override
    public int choose(Observation observation, RandomStream random) {
        return observation.legalAction(random.below(observation.legalActionCount()));
    }
}
