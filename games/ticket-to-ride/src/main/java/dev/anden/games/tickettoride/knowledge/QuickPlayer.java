package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;

/// The [QuickPlanner] as a bot for a game: it forgets all before each choice, as a bot has to, and so it is no
/// quicker than the planner. A yardstick for experiments.
final class QuickPlayer implements Player {
    private final QuickPlanner planner;

    QuickPlayer(BoardKnowledge board) {
        this(board, Weights.ofQuick(board));
    }

    /// @param weights by what it weighs one thing against another
    QuickPlayer(BoardKnowledge board, Weights weights) {
        planner = new QuickPlanner(board, weights);
    }

    @Override
    public int choose(Observation observation, RandomStream random) {
        planner.forget();
        return planner.choose(observation, random);
    }
}
