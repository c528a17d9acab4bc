package dev.anden.games.frenchquarter.knowledge;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.view.FqObservation;
import java.util.List;
import java.util.stream.Stream;

/// Looks at the best choices of [TurnSearch] again: it rehearses how the game could go on for some turns after each
/// of them, with the same chance for all.
final class PlannerPlayer implements Player {
    /// Positions of the search for the best choices.
    private static final int POSITIONS = 1_000;

    /// How many of the best choices are rehearsed.
    private static final int CANDIDATES = 4;

    /// How often each is rehearsed. Twice as often brings some points more for half as much time again.
    private static final int REHEARSALS = 2;

    /// How many turns of the seat a rehearsal goes on, beside this one.
    private static final int TURNS = 2;

    /// Positions of a search within a rehearsal.
    static final int REHEARSED_POSITIONS = 60;

    private final TurnSearch search;
    private final Rehearsal rehearsal;

    PlannerPlayer(Prospect prospect) {
        search = new TurnSearch(prospect);
        rehearsal = new Rehearsal(prospect, TURNS, REHEARSED_POSITIONS);
    }

    @Override
    public int choose(Observation observation, RandomStream random) {
        if (!(observation instanceof FqObservation seen)) {
            throw new IllegalArgumentException("This player knows French Quarter alone");
        }
        double[] values = search.values(seen.imagine(random), seen.seat(), POSITIONS);
        List<Deal> deals = Stream.generate(() -> new Deal(seen.imagine(random), random.next()))
                .limit(REHEARSALS)
                .toList();
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int candidate = 0; candidate < Math.min(CANDIDATES, values.length); candidate++) {
            int index = takeBest(values);
            double sum = 0;
            for (Deal deal : deals) {
                sum += rehearsal.play(deal.from(), seen.legalAction(index), seen.seat(), deal.chance());
            }
            if (sum > most) {
                most = sum;
                best = index;
            }
        }
        return seen.legalAction(best);
    }

    /// What all candidates have in common in a rehearsal: where it begins, and chance.
    private record Deal(State from, long chance) {}

    /// The index of the highest value, which is taken out.
    private static int takeBest(double[] values) {
        int best = 0;
        for (int index = 1; index < values.length; index++) {
            if (values[index] > values[best]) {
                best = index;
            }
        }
        values[best] = Double.NEGATIVE_INFINITY;
        return best;
    }
}
