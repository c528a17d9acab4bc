package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Budget;
import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.SearchingPlayer;
import dev.anden.games.common.play.Mood;
import dev.anden.games.tickettoride.view.TtrObservation;

/// Thinks twice in some of its turns, as the expert does but for a moment only; in the others it plays by routine.
/// Where a game is short its routine is the planner's, since the quick planner alone is nearly an expert there.
///
/// How many turns those are settles how far it is from the planner and from the expert, and differs from board to
/// board (`docs/bots-tried.md`): where seats have many vehicles a glimpse now and then does nearly all that can be
/// done, and where they have fewest nothing else brings it near the expert.
///
/// Which turns it thinks in follows from what it sees, since a bot remembers nothing.
final class LocalPlayer implements SearchingPlayer {
    /// Choices in rehearsals for one of its own, if its caller sets no budget: enough for some glimpses, or for some
    /// rehearsals of a short game.
    private static final Budget OF_A_MOMENT = Budget.positions(300);

    /// Choices in rehearsals where vehicles are fewest, so that it stands in the middle between planner and
    /// expert there.
    private static final Budget OF_A_LONGER_MOMENT = Budget.positions(350);

    /// In which share of its turns it thinks on boards with as many vehicles for each seat as those of the box have.
    private static final double OF_MANY_VEHICLES = 0.1;

    /// In which share of its turns it thinks where vehicles are few, as in Berlin.
    private static final double OF_FEW_VEHICLES = 0.5;

    /// In which share of its turns it thinks where vehicles are fewest, as in Paris.
    private static final double OF_FEWEST_VEHICLES = 1;

    /// Fewer vehicles than these are fewest.
    private static final int FEW_VEHICLES = 16;

    /// What sets this mood apart from others at the same time.
    private static final int THINKS = 1;

    private final Player routine;
    private final Player thought;
    private final double thoughtful;
    private final Budget usual;
    private final Mood mood = new Mood();

    LocalPlayer(BoardKnowledge board) {
        routine = Weights.isShort(board.vehicleCount) ? new PlannerPlayer(board) : new QuickPlayer(board);
        thought = new ExpertPlayer(board);
        thoughtful = thoughtful(board.vehicleCount);
        usual = usualWith(board.vehicleCount);
    }

    /// What it spends on a choice if its caller doesn't say.
    ///
    /// @param vehicles how many each seat has at the start
    static Budget usualWith(int vehicles) {
        return vehicles < FEW_VEHICLES ? OF_A_LONGER_MOMENT : OF_A_MOMENT;
    }

    private static double thoughtful(int vehicles) {
        if (vehicles < FEW_VEHICLES) {
            return OF_FEWEST_VEHICLES;
        }
        return Weights.isShort(vehicles) ? OF_FEW_VEHICLES : OF_MANY_VEHICLES;
    }

    @Override
    public Budget usual() {
        return usual;
    }

    @Override
    public int choose(Observation observation, RandomStream random, Budget budget) {
        var seen = (TtrObservation) observation;
        mood.begin(Moment.ofGame(seen));
        return mood.strikes(thoughtful, THINKS, Moment.ofTurn(seen))
                ? thought.choose(seen, random, budget)
                : routine.choose(seen, random);
    }
}
