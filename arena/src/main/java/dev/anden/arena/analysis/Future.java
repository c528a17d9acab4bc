package dev.anden.arena.analysis;

import dev.anden.engine.Dealer;
import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;

/// How a game goes on in one imagined future: one bot chooses for every seat, from what that seat may know, and chance
/// deals from the future's own stream.
///
/// The n-th outcome of a game is the n-th of the stream, and the numbers for a choice depend on its ply. So two
/// positions of one game are played on with the same luck: where nothing differs that matters, the end is the same, and
/// what they differ in shows in far fewer futures than with a luck of their own (common random numbers).
final class Future {
    /// Numbers of the choices' stream that one choice may use.
    private static final long ROOM = 1L << 16;

    private static final long CHOICES = 1;

    /// A word of the key that no series of games has ([RandomStream#keyOf]): otherwise a future of a game that
    /// was dealt by the same seed could be that game itself.
    private static final long IMAGINED = 0x696d_6167_696e_6564L;

    private final Player player;
    private final State state;
    private long played;
    private final Observation[] observations;
    private final long[] key = new long[4];
    private final RandomStream chance = new RandomStream(key, RandomStream.CHANCE);
    private final RandomStream choices = new RandomStream(key, CHOICES);

    /// @param like a state of the game, which stays as it is
    /// @param player chooses for all seats
    /// @param seed the seed of all futures
    Future(State like, Player player, long seed) {
        this.player = player;
        key[0] = seed;
        key[2] = IMAGINED;
        state = like.copy();
        observations = new Observation[like.seats()];
        for (int seat = 0; seat < observations.length; seat++) {
            observations[seat] = state.observe(seat);
        }
    }

    /// Goes to a position.
    ///
    /// @param from the position, which stays as it is
    /// @param number the future's number, from 0
    /// @param outcomes how many outcomes came before
    void begin(State from, long number, long outcomes) {
        state.copyFrom(from);
        player.forget();
        key[1] = number;
        chance.restart(key, RandomStream.CHANCE);
        chance.seek(outcomes);
        choices.restart(key, CHOICES);
    }

    /// The code that comes next: what chance deals, or what the bot chooses. It isn't applied.
    int next() {
        int actor = state.actor();
        if (actor == State.CHANCE) {
            return Dealer.draw(state, chance);
        }
        choices.seek(ROOM * state.ply());
        return player.choose(observations[actor], choices);
    }

    void apply(int code) {
        state.apply(code);
    }

    /// Plays on to the end.
    ///
    /// @return the state at the end, valid until the next beginning
    State finish() {
        while (state.actor() != State.NOBODY) {
            state.apply(next());
        }
        played++;
        return state;
    }

    /// How many were played to the end so far.
    long played() {
        return played;
    }
}
