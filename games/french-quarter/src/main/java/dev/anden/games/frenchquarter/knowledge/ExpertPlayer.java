package dev.anden.games.frenchquarter.knowledge;

import dev.anden.engine.Budget;
import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.SearchingPlayer;
import dev.anden.engine.State;
import dev.anden.games.common.play.Race;
import dev.anden.games.frenchquarter.view.FqObservation;
import java.util.Comparator;
import java.util.stream.IntStream;

/// Rehearses the best choices of [TurnSearch] for some turns, in a race with the same chance for all of them, and
/// judges positions by what games that began there came to ([Forecast]).
final class ExpertPlayer implements SearchingPlayer {
    /// Positions looked at for one choice, if its caller sets no budget.
    static final Budget USUAL = Budget.positions(30_000);

    /// Positions of the search for the best choices.
    private static final int POSITIONS = 1_000;

    /// How many of the best choices are rehearsed.
    private static final int CANDIDATES = 6;

    /// How many turns of the seat a rehearsal goes on, beside this one.
    private static final int TURNS = 2;

    /// Positions of a search within a rehearsal.
    private static final int REHEARSED_POSITIONS = 60;

    /// Points that aren't worth looking for.
    private static final double NEGLIGIBLE = 0.1;

    private final TurnSearch search;
    private final Rehearsal rehearsal;

    ExpertPlayer(BoardKnowledge board) {
        var forecast = new Forecast(board);
        search = new TurnSearch(forecast);
        rehearsal = new Rehearsal(forecast, TURNS, REHEARSED_POSITIONS);
    }

    @Override
    public Budget usual() {
        return USUAL;
    }

    @Override
    public int choose(Observation observation, RandomStream random, Budget budget) {
        if (!(observation instanceof FqObservation seen)) {
            throw new IllegalArgumentException("This player knows French Quarter alone");
        }
        if (seen.legalActionCount() == 1) {
            return seen.legalAction(0);
        }
        // Its own stream, since a bot may draw only so many numbers of the one it is given.
        var dealing = random.branch();
        int[] candidates = candidates(seen, dealing);
        return candidates[new Race(candidates.length, NEGLIGIBLE).run(deals(seen, candidates, dealing, budget))];
    }

    /// The best choices of this turn, the best of them first.
    private int[] candidates(FqObservation seen, RandomStream dealing) {
        double[] values = search.values(seen.imagine(dealing), seen.seat(), POSITIONS);
        return IntStream.range(0, values.length)
                .boxed()
                .sorted(Comparator.comparingDouble(index -> -values[index]))
                .limit(CANDIDATES)
                .mapToInt(seen::legalAction)
                .toArray();
    }

    private Race.Deals deals(FqObservation seen, int[] candidates, RandomStream dealing, Budget budget) {
        long before = rehearsal.looked() - POSITIONS;
        return new Race.Deals() {
            private State imagined = seen.imagine(dealing);
            private long chance = dealing.next();

            @Override
            public void next() {
                imagined = seen.imagine(dealing);
                chance = dealing.next();
            }

            @Override
            public boolean allowsMore() {
                return budget.allows(rehearsal.looked() - before);
            }

            @Override
            public double valueOf(int candidate) {
                return rehearsal.play(imagined, candidates[candidate], seen.seat(), chance);
            }
        };
    }
}
