package dev.anden.games.frenchquarter.knowledge;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Thought;
import dev.anden.games.frenchquarter.view.FqObservation;
import java.util.List;

/// Plays what others rehearse: takes the best of this turn with little effort ([GreedyPlayer]). Whoever asks it why
/// it gets an answer that took more of it ([TurnThoughts]).
final class Adviser implements Player {
    /// Positions looked at for each choice that is left in the advised turn.
    private static final int POSITIONS = 1_000;

    private final BoardKnowledge board;
    private final Player quick;
    private final TurnSearch search;

    Adviser(BoardKnowledge board) {
        this.board = board;
        quick = new GreedyPlayer(new Prospect(board), PlannerPlayer.REHEARSED_POSITIONS);
        search = new TurnSearch(new Forecast(board));
    }

    @Override
    public int choose(Observation observation, RandomStream random) {
        return quick.choose(observation, random);
    }

    @Override
    public int[] candidates(Observation observation, RandomStream random) {
        return quick.candidates(observation, random);
    }

    @Override
    public List<Thought> thoughts(Observation observation, int advised, RandomStream random) {
        if (!(observation instanceof FqObservation seen)) {
            throw new IllegalArgumentException("This player knows French Quarter alone");
        }
        var turn = new TurnAhead(seen, random);
        turn.play(advised, own -> search.best(own, random, POSITIONS));
        return List.copyOf(new TurnThoughts(board, turn).told());
    }
}
