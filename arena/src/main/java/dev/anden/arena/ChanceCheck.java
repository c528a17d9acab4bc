package dev.anden.arena;

import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.State;
import java.util.OptionalInt;

/// Proves that the chance outcomes of a replay are those of the series that it says it comes from.
public final class ChanceCheck {
    private ChanceCheck() {}

    /// The first ply, from 0, at which chance brought something else than the stream of the replay's origin; empty
    /// if there is none, or if the replay names no origin.
    ///
    /// @param game the game that it is a replay of
    public static OptionalInt firstDifference(Game game, Replay replay) {
        if (replay.origin().isEmpty()) {
            return OptionalInt.empty();
        }
        Replay.Origin origin = replay.origin().get();
        Dealer dealer = Dealer.ofSeed(origin.seed(), origin.number());
        State state = game.newState(replay.setup());
        for (int code : replay.codes()) {
            if (state.actor() == State.CHANCE && dealer.deal(state) != code) {
                return OptionalInt.of(state.ply());
            }
            state.apply(code);
        }
        return OptionalInt.empty();
    }
}
