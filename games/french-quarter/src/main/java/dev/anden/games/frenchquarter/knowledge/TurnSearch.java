package dev.anden.games.frenchquarter.knowledge;

import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.view.FqObservation;
import dev.anden.games.frenchquarter.view.FqPhase;
import java.util.ArrayList;
import java.util.List;

/// Tries every way to go on with the turn, with all that it sets off, up to where another chooses, chance decides
/// or the seat's next turn begins.
///
/// The work is bounded by a number of positions, shared out evenly among the branches, so that the same position
/// gives the same choice on any machine.
final class TurnSearch {
    private final Estimate estimate;
    private final List<Level> levels = new ArrayList<>();
    private int seat;
    private long looked;

    TurnSearch(Estimate estimate) {
        this.estimate = estimate;
    }

    /// The states of one depth, used again and again.
    private record Level(State state, FqObservation seen) {}

    /// The best legal action.
    int best(FqObservation observation, RandomStream random, int positions) {
        double[] values = values(observation.imagine(random), observation.seat(), positions);
        int best = 0;
        for (int index = 1; index < values.length; index++) {
            if (values[index] > values[best]) {
                best = index;
            }
        }
        return observation.legalAction(best);
    }

    /// What each legal action leads to at best, in the order of the list.
    double[] values(State root, int observer, int positions) {
        seat = observer;
        levels.clear();
        var values = new double[root.legalActionCount()];
        for (int index = 0; index < values.length; index++) {
            values[index] = value(root, root.legalAction(index), 0, positions / values.length);
        }
        return values;
    }

    /// How many positions were looked at so far, in all searches.
    long looked() {
        return looked;
    }

    private double value(State from, int action, int depth, int positions) {
        Level level = level(from, depth);
        State state = level.state();
        state.copyFrom(from);
        state.apply(action);
        looked++;
        int count = state.legalActionCount();
        if (positions < 2 || state.actor() != seat || isOver(level.seen().phase())) {
            return estimate.of(level.seen(), seat);
        }
        double most = Double.NEGATIVE_INFINITY;
        for (int index = 0; index < count; index++) {
            most = Math.max(most, value(state, state.legalAction(index), depth + 1, positions / count));
        }
        return most;
    }

    /// Whether a turn is over where this is decided, whoever acts.
    static boolean isOver(FqPhase phase) {
        return phase == FqPhase.DRAFT || phase == FqPhase.LINE || phase == FqPhase.PERSONAL_LINE;
    }

    private Level level(State from, int depth) {
        if (depth == levels.size()) {
            State state = from.copy();
            levels.add(new Level(state, (FqObservation) state.observe(seat)));
        }
        return levels.get(depth);
    }
}
