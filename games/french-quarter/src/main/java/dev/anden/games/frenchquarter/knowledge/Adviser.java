package dev.anden.games.frenchquarter.knowledge;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Thought;
import dev.anden.games.frenchquarter.view.FqObservation;
import java.util.List;

/// Plays what others rehearse: takes what is worth most by the end, as far as little effort tells ([Forecast]).
/// Whoever asks it what could be chosen, or why, gets an answer that took more of it ([TurnThoughts]).
///
/// Who rehearses a choice has to know what it is good for: by one that takes the best of the turn alone (some 140
/// points instead of 165), what the experts choose would look as if it cost ten points and more.
final class Adviser implements Player {
    /// Positions looked at for a choice that is rehearsed: a game is played to its end thousands of times.
    private static final int QUICK_POSITIONS = 60;

    /// Positions looked at for what could be chosen, and for each choice that is left in the advised turn.
    private static final int POSITIONS = 1_000;

    private final BoardKnowledge board;
    private final Player quick;
    private final Player thorough;

    Adviser(BoardKnowledge board) {
        this.board = board;
        var forecast = new Forecast(board);
        quick = new GreedyPlayer(forecast, QUICK_POSITIONS);
        thorough = new GreedyPlayer(forecast, POSITIONS);
    }

    @Override
    public int choose(Observation observation, RandomStream random) {
        return quick.choose(observation, random);
    }

    @Override
    public int[] candidates(Observation observation, RandomStream random) {
        return thorough.candidates(observation, random);
    }

    @Override
    public List<Thought> thoughts(Observation observation, int advised, RandomStream random) {
        if (!(observation instanceof FqObservation seen)) {
            throw new IllegalArgumentException("This player knows French Quarter alone");
        }
        var turn = new TurnAhead(seen, random);
        turn.play(advised, own -> thorough.choose(own, random));
        return List.copyOf(new TurnThoughts(board, turn).told());
    }
}
