package dev.anden.testkit;

import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Legal random play: every seat chooses uniformly among its legal actions. One seed gives one game.
public final class RandomPlay {
    /// A game that takes longer doesn't end.
    private static final int MOST_PLIES = 20_000;

    private RandomPlay() {}

    /// Plays a game to its end.
    ///
    /// @param look is shown every position, the first and the last included; it must leave it as it is
    /// @return the codes applied
    /// @throws AssertionError if the game doesn't end
    public static List<Integer> play(Game game, Setup setup, long seed, Consumer<State> look) {
        var codes = new ArrayList<Integer>();
        play(game, setup, seed, look, codes);
        return codes;
    }

    /// Plays a game to its end, and leaves the codes applied in a list even if the game breaks off.
    static void play(Game game, Setup setup, long seed, Consumer<State> look, List<Integer> codes) {
        var chance = RandomStream.ofSeed(seed, 0, RandomStream.CHANCE);
        var choices = RandomStream.ofSeed(seed, 0, 1);
        State state = game.newState(setup);
        look.accept(state);
        while (state.actor() != State.NOBODY) {
            int code = next(state, chance, choices);
            codes.add(code);
            state.apply(code);
            look.accept(state);
            if (codes.size() > MOST_PLIES) {
                throw new AssertionError("The game didn't end within " + MOST_PLIES + " plies");
            }
        }
    }

    /// The code that comes next: an outcome of chance, or an action of the acting seat.
    public static int next(State state, RandomStream chance, RandomStream choices) {
        return state.actor() == State.CHANCE
                ? Dealer.draw(state, chance)
                : state.legalAction(choices.below(state.legalActionCount()));
    }
}
