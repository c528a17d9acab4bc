package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Budget;
import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.SearchingPlayer;
import dev.anden.games.common.play.Expectation;
import dev.anden.games.common.play.Race;
import dev.anden.games.tickettoride.view.TtrObservation;
import java.util.Optional;

/// Rehearses what it could do with everybody planning: in imagined deals that fit what it saw ([TicketBelief]),
/// the same ones for each of its [Candidates]. What the planner would do is its habit, and it leaves it only for
/// what comes out better by more than luck.
///
/// First it glimpses: some turns each, and then a [Forecast]. That is quick and hardly depends on luck, but the
/// forecast may be mistaken; so it is what is expected of the actions in the [Race] that follows, of rehearsals to
/// the end of the game. The more time there is, the less counts what was expected. Where there is no forecast, on
/// boards whose games are short, and in the last round it rehearses to the end at once.
final class ExpertPlayer implements SearchingPlayer {
    /// Choices in rehearsals for one choice, if its caller sets no budget: a thirtieth of a second on average, and a
    /// fifth at most.
    static final Budget USUAL = Budget.positions(6_000);

    /// A chance to win that isn't worth looking for.
    private static final double NEGLIGIBLE = 0.001;

    /// Deals in which it glimpses at each action.
    private static final int GLIMPSES = 64;

    /// With fewer of them it keeps to its habit.
    private static final int FEWEST_GLIMPSES = 3;

    /// By how much forecasts are mistaken about the difference between two actions, as a standard error: so much they
    /// differed from five hundred rehearsals to the end, luck apart (USA, two seats, a hundred choices).
    private static final double DOUBT = 0.035;

    private final BoardKnowledge board;
    private final Candidates candidates;
    private final Imagination imagination;
    private final Optional<Forecast> forecast;
    private Rehearsal.Seats seats;

    ExpertPlayer(BoardKnowledge board) {
        this(board, Forecast.of(board));
    }

    /// @param forecast what it glimpses with
    ExpertPlayer(BoardKnowledge board, Optional<Forecast> forecast) {
        this(board, forecast, new TicketBelief(board));
    }

    /// @param imagination what it takes for hidden
    ExpertPlayer(BoardKnowledge board, Optional<Forecast> forecast, Imagination imagination) {
        this.board = board;
        candidates = new Candidates(new QuickPlanner(board));
        this.imagination = imagination;
        this.forecast = forecast;
        seats = new Rehearsal.Seats(board, 0);
    }

    @Override
    public Budget usual() {
        return USUAL;
    }

    /// Each choice in a rehearsal counts as one position of the budget, and each deal as some.
    @Override
    public int choose(Observation observation, RandomStream random, Budget budget) {
        var seen = (TtrObservation) observation;
        candidates.list(seen, random);
        int best = candidates.count() == 1 ? 0 : rehearse(seen, random, budget);
        return candidates.action(best);
    }

    /// The best of the candidates, as far as the budget lets it see.
    private int rehearse(TtrObservation seen, RandomStream random, Budget budget) {
        if (seats.count() != seen.seats()) {
            seats = new Rehearsal.Seats(board, seen.seats());
        }
        imagination.read(seen);
        // Its own stream, since a bot may draw only so many numbers of the one it is given.
        var deals = new Deals(seen, random.branch(), budget);
        if (forecast.isEmpty() || seen.turnsLeft() >= 0) {
            return new Race(candidates.count(), NEGLIGIBLE).run(deals);
        }
        double[][] glimpses = new double[candidates.count()][GLIMPSES];
        int seenDeals = glimpse(deals, forecast.get(), glimpses);
        if (seenDeals < FEWEST_GLIMPSES) {
            return 0;
        }
        return new Race(expectations(glimpses, seenDeals), NEGLIGIBLE).run(deals);
    }

    /// Glimpses at each action in some deals; says in how many.
    private int glimpse(Deals deals, Forecast forecast, double[][] glimpses) {
        for (int deal = 0; deal < GLIMPSES; deal++) {
            if (!deals.allowsMore()) {
                return deal;
            }
            deals.next();
            for (int candidate = 0; candidate < glimpses.length; candidate++) {
                glimpses[candidate][deal] = deals.rehearsal.glimpse(candidates.action(candidate), forecast);
            }
        }
        return GLIMPSES;
    }

    private static Expectation[] expectations(double[][] glimpses, int deals) {
        var expectations = new Expectation[glimpses.length];
        for (int candidate = 0; candidate < glimpses.length; candidate++) {
            expectations[candidate] = expectation(glimpses[candidate], glimpses[0], deals);
        }
        return expectations;
    }

    private static Expectation expectation(double[] glimpses, double[] ofHabit, int deals) {
        double sum = 0;
        double squares = 0;
        for (int deal = 0; deal < deals; deal++) {
            double lead = glimpses[deal] - ofHabit[deal];
            sum += lead;
            squares += lead * lead;
        }
        double mean = sum / deals;
        double luck = Math.max(0, squares / deals - mean * mean) / (deals - 1);
        return new Expectation(mean, StrictMath.sqrt(DOUBT * DOUBT + luck));
    }

    /// Imagined deals, and what an action comes to in them at the end of the game.
    private final class Deals implements Race.Deals {
        private final TtrObservation seen;
        private final RandomStream dealing;
        private final Budget budget;
        private final Rehearsal rehearsal;
        private long spent;

        private Deals(TtrObservation seen, RandomStream dealing, Budget budget) {
            this.seen = seen;
            this.dealing = dealing;
            this.budget = budget;
            rehearsal = new Rehearsal(seen.imagine(dealing), seats);
        }

        @Override
        public void next() {
            spent += imagination.choicesOfADeal();
            rehearsal.deal(imagination.imagine(seen, dealing), dealing.next());
        }

        @Override
        public boolean allowsMore() {
            return budget.allows(spent + rehearsal.choices());
        }

        @Override
        public double valueOf(int candidate) {
            return rehearsal.play(candidates.action(candidate));
        }
    }
}
