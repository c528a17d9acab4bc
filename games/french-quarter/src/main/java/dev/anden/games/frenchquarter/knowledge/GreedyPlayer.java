package dev.anden.games.frenchquarter.knowledge;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.games.frenchquarter.view.FqObservation;
import java.util.Comparator;
import java.util.stream.IntStream;

/// Takes the turn that leaves it best off, all chains of effects tried out.
final class GreedyPlayer implements Player {
    /// More make it hardly better: nearly all turns have fewer.
    static final int POSITIONS = 2_000;

    private final TurnSearch search;
    private final int positions;

    /// @param positions how many it looks at for a choice
    GreedyPlayer(Estimate estimate, int positions) {
        search = new TurnSearch(estimate);
        this.positions = positions;
    }

    @Override
    public int choose(Observation observation, RandomStream random) {
        return search.best(seen(observation), random, positions);
    }

    /// All legal actions, those first that leave it best off after this turn.
    @Override
    public int[] candidates(Observation observation, RandomStream random) {
        FqObservation seen = seen(observation);
        double[] values = search.values(seen.imagine(random), seen.seat(), positions);
        return IntStream.range(0, values.length)
                .boxed()
                .sorted(Comparator.comparingDouble(index -> -values[index]))
                .mapToInt(seen::legalAction)
                .toArray();
    }

    private static FqObservation seen(Observation observation) {
        if (observation instanceof FqObservation seen) {
            return seen;
        }
        throw new IllegalArgumentException("This player knows French Quarter alone");
    }
}
