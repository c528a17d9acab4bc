package dev.anden.games.frenchquarter.knowledge;

import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.FqObservation;
import dev.anden.games.frenchquarter.FqPhase;
import java.util.ArrayList;
import java.util.List;

/// Tries every way to go on with the turn, with all that it sets off, up to where another chooses, chance decides or
/// the seat's next turn begins.
///
/// The work is bounded by a number of positions, shared out evenly among the branches, so that the same position gives
/// the same choice on any machine.
final class TurnSearch {
    private final Prospect prospect;
    private final List<Level> levels = new ArrayList<>();
    private int seat;

    TurnSearch(Prospect prospect) {
        this.prospect = prospect;
    }

    /// The states of one depth, used again and again.
    private record Level(State state, FqObservation seen) {}

    /// The best legal action.
    int best(FqObservation observation, RandomStream random, int positions) {
        seat = observation.seat();
        State root = observation.imagine(random);
        levels.clear();
        int count = root.legalActionCount();
        int best = root.legalAction(0);
        double most = Double.NEGATIVE_INFINITY;
        for (int index = 0; index < count; index++) {
            int action = root.legalAction(index);
            double value = value(root, action, 0, positions / count);
            if (value > most) {
                most = value;
                best = action;
            }
        }
        return best;
    }

    private double value(State from, int action, int depth, int positions) {
        Level level = level(from, depth);
        State state = level.state();
        state.copyFrom(from);
        state.apply(action);
        int count = state.legalActionCount();
        if (positions < 2 || state.actor() != seat || isOver(level.seen().phase())) {
            return prospect.of(level.seen(), seat);
        }
        double most = Double.NEGATIVE_INFINITY;
        for (int index = 0; index < count; index++) {
            most = Math.max(most, value(state, state.legalAction(index), depth + 1, positions / count));
        }
        return most;
    }

    private static boolean isOver(FqPhase phase) {
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
