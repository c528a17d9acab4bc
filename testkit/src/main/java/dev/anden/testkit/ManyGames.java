package dev.anden.testkit;

import dev.anden.engine.Game;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/// Plays many random games and looks at the invariants of every position: the long run behind the short ones of
/// [GameContract].
public final class ManyGames {
    /// A game that takes longer doesn't end.
    private static final int MOST_PLIES = 20_000;

    private final Game game;
    private final Setup setup;
    private final AtomicLong next = new AtomicLong();
    private final AtomicLong plies = new AtomicLong();

    private ManyGames(Game game, Setup setup) {
        this.game = game;
        this.setup = setup;
    }

    /// Plays games number 0 to `games - 1` of a series, on as many threads as given.
    ///
    /// @return how many plies they had
    /// @throws AssertionError naming the first game that failed, and why
    public static long play(Game game, Setup setup, long games, int threads) {
        var many = new ManyGames(game, setup);
        IntStream.range(0, threads).parallel().forEach(thread -> many.work(games));
        return many.plies.get();
    }

    private void work(long games) {
        State initial = game.newState(setup);
        State state = initial.copy();
        var key = new long[] {setup.seats(), 0, 0, 0};
        var chance = new RandomStream(key, RandomStream.CHANCE);
        var choices = new RandomStream(key, 1);
        for (key[1] = next.getAndIncrement(); key[1] < games; key[1] = next.getAndIncrement()) {
            chance.restart(key, RandomStream.CHANCE);
            choices.restart(key, 1);
            state.copyFrom(initial);
            try {
                play(state, chance, choices);
            } catch (RuntimeException | AssertionError fault) {
                throw new AssertionError(
                        "%s with %s, game %d of seed %d, ply %d: %s"
                                .formatted(game.info().id(), setup, key[1], key[0], state.ply(), fault.getMessage()),
                        fault);
            }
        }
    }

    private void play(State state, RandomStream chance, RandomStream choices) {
        state.checkInvariants();
        while (state.actor() != State.NOBODY) {
            state.apply(RandomPlay.next(state, chance, choices));
            state.checkInvariants();
            if (state.ply() > MOST_PLIES) {
                throw new AssertionError("the game didn't end");
            }
        }
        checkScores(state);
        plies.addAndGet(state.ply());
    }

    private static void checkScores(State state) {
        var totals = state.scoreSheet().totals();
        for (int seat = 0; seat < state.seats(); seat++) {
            if (totals.get(seat) != state.score(seat)) {
                throw new AssertionError("seat " + seat + " has other points than its score sheet");
            }
        }
    }
}
