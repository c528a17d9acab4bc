package dev.anden.engine;

/// Deals what chance brings: outcome number n of a game, from 0, takes the value at position n of the game's stream
/// [RandomStream#CHANCE]. So one seed gives the same game everywhere, and whoever knows the seed can check any
/// outcome without those before it.
///
public final class Dealer {
    private final RandomStream stream;

    /// A dealer at the beginning of a game.
    ///
    /// @param key the key of the game's streams: four words, 256 bits
    /// @throws IllegalArgumentException if the key has not four words
    public Dealer(long[] key) {
        stream = new RandomStream(key, RandomStream.CHANCE);
    }

    /// The dealer of a game in a numbered series ([RandomStream#ofSeed]).
    public static Dealer ofSeed(long seed, long game) {
        return new Dealer(RandomStream.keyOf(seed, game));
    }

    /// Becomes the dealer of another game, at its beginning, without allocating.
    ///
    /// @throws IllegalArgumentException if the key has not four words
    public void restart(long[] key) {
        stream.restart(key, RandomStream.CHANCE);
    }

    /// The outcome that falls now; it isn't applied.
    ///
    /// @param state a state in which chance is to act
    public int deal(State state) {
        return draw(state, stream);
    }

    /// The outcome that falls in a state, whatever was dealt before.
    ///
    /// @param state a state in which chance is to act
    /// @param number how many outcomes of the game came before, 0 or more
    public int deal(State state, long number) {
        stream.seek(number);
        return deal(state);
    }

    /// The outcome that the next value of any stream falls on, for chance that is only imagined: outcomes lie side
    /// by side, as wide as their weights ([State#chanceOutcome]), and the value is scaled to their sum.
    ///
    /// @param state a state in which chance is to act
    public static int draw(State state, RandomStream random) {
        return state.chanceOutcome(random.below(state.chanceWeight()));
    }
}
