package dev.anden.arena;

import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.State;
import java.util.OptionalInt;

/// Proves that the chance outcomes of a replay are those of the seed that it names.
public final class ChanceCheck {
    private ChanceCheck() {}

    /// How many chance outcomes a replay has of its own: those of a game that it goes on from don't count.
    ///
    /// @param game the game that it is a replay of
    public static int outcomes(Game game, Replay replay) {
        int outcomes = 0;
        State state = game.newState(replay.setup());
        for (int code : replay.codes()) {
            outcomes += state.actor() == State.CHANCE && state.ply() >= replay.branch() ? 1 : 0;
            state.apply(code);
        }
        return outcomes;
    }

    /// The first ply, from 0, at which chance brought something else than the stream of the replay's origin; empty
    /// if there is none, or if the replay names no origin. What another game brought isn't looked at, but takes
    /// its place in the stream.
    ///
    /// @param game the game that it is a replay of
    public static OptionalInt firstDifference(Game game, Replay replay) {
        if (replay.origin().isEmpty()) {
            return OptionalInt.empty();
        }
        Dealer dealer = replay.origin().get().dealer();
        State state = game.newState(replay.setup());
        for (int code : replay.codes()) {
            if (state.actor() == State.CHANCE && dealer.deal(state) != code && state.ply() >= replay.branch()) {
                return OptionalInt.of(state.ply());
            }
            state.apply(code);
        }
        return OptionalInt.empty();
    }
}
