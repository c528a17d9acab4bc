package dev.anden.games.frenchquarter.knowledge;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.games.frenchquarter.FqObservation;

/// Takes the turn that leaves it best off, all chains of effects tried out.
final class GreedyPlayer implements Player {
    private final TurnSearch search;
    private final int positions;

    GreedyPlayer(Prospect prospect, int positions) {
        search = new TurnSearch(prospect);
        this.positions = positions;
    }

    @Override
    public int choose(Observation observation, RandomStream random) {
        if (observation instanceof FqObservation seen) {
            return search.best(seen, random, positions);
        }
        throw new IllegalArgumentException("This player knows French Quarter alone");
    }
}
