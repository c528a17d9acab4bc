package dev.anden.games.frenchquarter.knowledge;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.games.frenchquarter.view.FqObservation;

/// Takes the turn that leaves it best off, all chains of effects tried out.
final class GreedyPlayer implements Player {
    /// More make it hardly better: nearly all turns have fewer.
    private static final int POSITIONS = 2_000;

    private final TurnSearch search;

    GreedyPlayer(Prospect prospect) {
        search = new TurnSearch(prospect);
    }

    @Override
    public int choose(Observation observation, RandomStream random) {
        if (observation instanceof FqObservation seen) {
            return search.best(seen, random, POSITIONS);
        }
        throw new IllegalArgumentException("This player only knows French Quarter");
    }
}
