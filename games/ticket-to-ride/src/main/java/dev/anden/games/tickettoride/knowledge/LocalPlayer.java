package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Budget;
import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.SearchingPlayer;
import dev.anden.games.common.play.Mood;
import dev.anden.games.tickettoride.view.TtrObservation;

/// Thinks twice in half of its turns, as the expert does but for a moment only; in the others it plays by routine.
/// Where a game is short its routine is the planner's, since the quick planner alone is nearly an expert there.
///
/// Which turns it thinks in follows from what it sees, since a bot remembers nothing.
final class LocalPlayer implements SearchingPlayer {
    /// Choices in rehearsals for one of its own, if its caller sets no budget: enough for some glimpses, or for some
    /// rehearsals of a short game.
    static final Budget USUAL = Budget.positions(300);

    /// In which share of its turns it thinks. This and the budget settle how far it is from the planner and from the
    /// expert (`docs/bots.md`).
    private static final double THOUGHTFUL = 0.5;

    /// What sets this mood apart from others at the same time.
    private static final int THINKS = 1;

    private final Player routine;
    private final Player thought;
    private final Mood mood = new Mood();

    LocalPlayer(BoardKnowledge board) {
        routine = Weights.isShort(board.vehicleCount) ? new PlannerPlayer(board) : new QuickPlayer(board);
        thought = new ExpertPlayer(board);
    }

    @Override
    public Budget usual() {
        return USUAL;
    }

    @Override
    public int choose(Observation observation, RandomStream random, Budget budget) {
        var seen = (TtrObservation) observation;
        mood.begin(Moment.ofGame(seen));
        return mood.strikes(THOUGHTFUL, THINKS, Moment.ofTurn(seen))
                ? thought.choose(seen, random, budget)
                : routine.choose(seen, random);
    }
}
