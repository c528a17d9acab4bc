package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Budget;
import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Thought;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.view.TtrObservation;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A bot that lays out what there is to know of a board when it first plays on it: the tickets that a game is played
/// with (`ttr.set.choice`) are told by what the bot observes, not by the game.
final class BoardPlayer implements Player {
    private final Function<BoardKnowledge, Player> create;
    private final Budget usual;
    private @Nullable Board board;
    private @Nullable Player player;

    /// @param create makes the bot for a board
    /// @param usual what it spends on a choice when its caller doesn't say
    BoardPlayer(Function<BoardKnowledge, Player> create, Budget usual) {
        this.create = create;
        this.usual = usual;
    }

    @Override
    public Budget usual() {
        return usual;
    }

    @Override
    public int choose(Observation observation, RandomStream random) {
        return on(((TtrObservation) observation).boardData()).choose(observation, random);
    }

    @Override
    public int choose(Observation observation, RandomStream random, Budget budget) {
        return on(((TtrObservation) observation).boardData()).choose(observation, random, budget);
    }

    @Override
    public void forget() {
        Player known = player;
        if (known != null) {
            known.forget();
        }
    }

    @Override
    public int[] candidates(Observation observation, RandomStream random) {
        return on(((TtrObservation) observation).boardData()).candidates(observation, random);
    }

    @Override
    public List<Thought> thoughts(Observation observation, int advised, RandomStream random) {
        return on(((TtrObservation) observation).boardData()).thoughts(observation, advised, random);
    }

    // The same object, since it is asked at every choice: a game keeps one board for each set of tickets.
    @SuppressWarnings("ReferenceEquality")
    private Player on(Board played) {
        Player known = player;
        if (known == null || played != board) {
            known = create.apply(new BoardKnowledge(played));
            player = known;
            board = played;
        }
        return known;
    }
}
