package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Budget;
import dev.anden.engine.RandomStream;
import dev.anden.games.common.play.Expectation;
import dev.anden.games.common.play.Race;
import dev.anden.games.tickettoride.view.TtrObservation;
import java.util.Arrays;
import java.util.Optional;

/// What an [ExpertPlayer] makes of one choice: it compares candidates in imagined deals, the same ones for each.
/// The first of them is its habit.
///
/// Glimpses play some turns each, and then ask a [Forecast]. That is quick and hardly depends on luck, but the
/// forecast may be mistaken; so it is what is expected of the actions in the [Race] that follows, of rehearsals to
/// the end of the game. The more of these there are, the less counts what was expected.
final class Deliberation {
    /// A chance to win that isn't worth looking for.
    private static final double NEGLIGIBLE = 0.001;

    /// With fewer of them it keeps to its habit.
    private static final int FEWEST_GLIMPSES = 3;

    /// By how much forecasts are mistaken about the difference between two actions, as a standard error: so much they
    /// differed from five hundred rehearsals to the end, luck apart (USA, two seats, a hundred choices).
    private static final double DOUBT = 0.035;

    private final Candidates candidates;
    private final Imagination imagination;
    private final Rehearsal.Seats seats;
    private final TtrObservation seen;
    private final Budget budget;
    private Optional<Deals> deals = Optional.empty();
    private int glimpses;

    /// @param candidates what is compared, listed already; they stay as they are meanwhile
    /// @param imagination what is taken for hidden
    /// @param seats as many as the game has
    /// @param random what chance is drawn from, if there is something to compare
    /// @param budget each choice in a rehearsal counts as one position, and each deal as some
    Deliberation(
            Candidates candidates,
            Imagination imagination,
            Rehearsal.Seats seats,
            TtrObservation seen,
            RandomStream random,
            Budget budget) {
        this.candidates = candidates;
        this.imagination = imagination;
        this.seats = seats;
        this.seen = seen;
        this.budget = budget;
        if (candidates.count() > 1) {
            imagination.read(seen);
            // Its own stream, since a bot may draw only so many numbers of the one it is given.
            deals = Optional.of(new Deals(random.branch()));
        }
    }

    /// The best action, as far as rehearsals to the end let it see.
    int rehearsing() {
        return deals.map(all -> new Race(candidates.count(), NEGLIGIBLE).run(all))
                .map(candidates::action)
                .orElseGet(this::habit);
    }

    /// The best action by rehearsals to the end, of which something is expected: what was glimpsed before.
    ///
    /// @param most in how many deals it glimpses at each action
    int glimpsing(Forecast forecast, int most) {
        return deals.map(all -> glimpsing(all, forecast, most)).orElseGet(this::habit);
    }

    private int glimpsing(Deals all, Forecast forecast, int most) {
        var leads = new double[candidates.count()][most];
        glimpses = all.glimpse(forecast, leads);
        if (glimpses < FEWEST_GLIMPSES) {
            return habit();
        }
        Expectation[] expected = Arrays.stream(leads)
                .map(values -> expectation(values, leads[0]))
                .toArray(Expectation[]::new);
        return candidates.action(new Race(expected, NEGLIGIBLE).run(all));
    }

    private int habit() {
        return candidates.action(0);
    }

    /// How many choices of the budget were spent.
    long spent() {
        return deals.map(Deals::spent).orElse(0L);
    }

    /// In how many deals it glimpsed.
    int glimpses() {
        return glimpses;
    }

    private Expectation expectation(double[] values, double[] ofHabit) {
        double sum = 0;
        double squares = 0;
        for (int deal = 0; deal < glimpses; deal++) {
            double lead = values[deal] - ofHabit[deal];
            sum += lead;
            squares += lead * lead;
        }
        double mean = sum / glimpses;
        double luck = Math.max(0, squares / glimpses - mean * mean) / (glimpses - 1);
        return new Expectation(mean, StrictMath.sqrt(DOUBT * DOUBT + luck));
    }

    /// Imagined deals, and what an action comes to in them at the end of the game.
    private final class Deals implements Race.Deals {
        private final RandomStream dealing;
        private final Rehearsal rehearsal;
        private long spentOnDeals;

        private Deals(RandomStream dealing) {
            this.dealing = dealing;
            rehearsal = new Rehearsal(seen.imagine(dealing), seats);
        }

        @Override
        public void next() {
            spentOnDeals += imagination.choicesOfADeal();
            rehearsal.deal(imagination.imagine(seen, dealing), dealing.next());
        }

        @Override
        public boolean allowsMore() {
            return budget.allows(spent());
        }

        @Override
        public double valueOf(int candidate) {
            return rehearsal.play(candidates.action(candidate));
        }

        private long spent() {
            return spentOnDeals + rehearsal.choices();
        }

        /// Glimpses at each action in some deals; says in how many.
        private int glimpse(Forecast forecast, double[][] values) {
            int most = values[0].length;
            for (int deal = 0; deal < most; deal++) {
                if (!allowsMore()) {
                    return deal;
                }
                next();
                for (int candidate = 0; candidate < values.length; candidate++) {
                    values[candidate][deal] = rehearsal.glimpse(candidates.action(candidate), forecast);
                }
            }
            return most;
        }
    }
}
