package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import java.util.ArrayList;
import java.util.List;

/// Plays imagined games on in every seat, each with a [QuickPlanner] of its own that remembers its network from
/// one choice to the next: as strong as the planner, in half of its time.
final class QuickRehearser implements Player {
    private final BoardKnowledge board;

    /// By seat.
    private final List<QuickPlanner> planners = new ArrayList<>();

    QuickRehearser(BoardKnowledge board) {
        this.board = board;
    }

    @Override
    public int choose(Observation observation, RandomStream random) {
        while (planners.size() <= observation.seat()) {
            planners.add(new QuickPlanner(board));
        }
        return planners.get(observation.seat()).choose(observation, random);
    }

    @Override
    public void forget() {
        planners.forEach(QuickPlanner::forget);
    }
}
