package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Budget;
import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.SearchingPlayer;
import dev.anden.games.tickettoride.view.TtrObservation;
import java.util.Optional;

/// Rehearses what it could do with everybody planning: in imagined deals that fit what it saw ([TicketBelief]),
/// the same ones for each of its [Candidates]. What the planner would do is its habit, and it leaves it only for
/// what comes out better by more than luck ([Deliberation]).
///
/// First it glimpses at each of them. Where there is no [Forecast], on boards whose games are short, and in the
/// last round it rehearses to the end at once. With much to spend it compares more actions, in more deals.
final class ExpertPlayer implements SearchingPlayer {
    /// Choices in rehearsals for one choice, if its caller sets no budget: a thirtieth of a second on average, and a
    /// fifth at most.
    static final Budget USUAL = Budget.positions(6_000);

    /// Whoever may spend more than so many choices compares many actions: with fewer, the luck of its glimpses would
    /// choose among them.
    private static final long FOR_MANY = 12_000;

    /// Deals in which it glimpses at each action, if they are few or many.
    private static final int GLIMPSES = 64;

    private static final int MANY_GLIMPSES = 256;

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
        if (seats.count() != seen.seats()) {
            seats = new Rehearsal.Seats(board, seen.seats());
        }
        if (forecast.isEmpty() || seen.turnsLeft() >= 0) {
            return deliberation(Candidates.FEW, seen, random, budget).rehearsing();
        }
        if (budget.allows(Long.MAX_VALUE)) {
            return withinATime(seen, random, budget, forecast.get());
        }
        return budget.allows(FOR_MANY)
                ? deliberation(Candidates.MANY, seen, random, budget).glimpsing(forecast.get(), MANY_GLIMPSES)
                : deliberation(Candidates.FEW, seen, random, budget).glimpsing(forecast.get(), GLIMPSES);
    }

    /// A time doesn't say for how many choices it is enough: few actions come first, and what is thought of them
    /// counts unless there was time for enough glimpses at many.
    private int withinATime(TtrObservation seen, RandomStream random, Budget time, Forecast glimpsed) {
        Deliberation first = deliberation(Candidates.FEW, seen, random, time.and(USUAL));
        int action = first.glimpsing(glimpsed, GLIMPSES);
        Budget rest = choices -> time.allows(first.spent() + choices);
        Deliberation second = deliberation(Candidates.MANY, seen, random, rest);
        int other = second.glimpsing(glimpsed, MANY_GLIMPSES);
        return second.glimpses() < GLIMPSES ? action : other;
    }

    private Deliberation deliberation(
            Candidates.Breadth breadth, TtrObservation seen, RandomStream random, Budget budget) {
        candidates.list(seen, random, breadth);
        return new Deliberation(candidates, imagination, seats, seen, random, budget);
    }
}
