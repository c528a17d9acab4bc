package dev.anden.arena;

import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.engine.UnfitException;
import dev.anden.players.RandomPlayer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Counts all that can happen from a position in a number of choices, as chess programs do to check their rules
/// (perft, for "performance test"): exact, every sequence by itself, equal positions not put together.
///
/// The tree begins where a seat has to choose. One level deeper are all its legal actions, each followed by every
/// possible sequence of chance outcomes until a seat has to choose again or the game is over; an outcome counts
/// once, however likely it is. A game that is over has nothing below it.
public final class Perft {
    /// Deeper trees would not be counted in a lifetime.
    private static final int DEEPEST = 99;

    private final List<State> levels = new ArrayList<>();
    private final long[] actions;
    private final long[] outcomes;
    private final long[] leaves;

    private Perft(int depth) {
        actions = new long[depth + 1];
        outcomes = new long[depth + 1];
        leaves = new long[depth + 1];
    }

    /// What was counted at one depth.
    ///
    /// @param depth how many choices were made
    /// @param actions sequences that end with the choice made last
    /// @param outcomes chance outcomes between that choice and the next, over all sequences
    /// @param leaves sequences that end where a seat has to choose again or the game is over
    public record Row(int depth, long actions, long outcomes, long leaves) {}

    /// The counts at depth 1 to `depth`.
    ///
    /// @param start a position in which chance isn't due; left as it is
    /// @throws IllegalArgumentException if chance is due, or the depth isn't from 1 to 99
    public static List<Row> count(State start, int depth) {
        if (depth < 1 || depth > DEEPEST) {
            throw new UnfitException(ExperimentFlaw.DEPTH.of("most", DEEPEST, "depth", depth));
        }
        if (start.actor() == State.CHANCE) {
            throw new UnfitException(ExperimentFlaw.AT_CHANCE.of());
        }
        var perft = new Perft(depth);
        perft.choose(start, 1, 0);
        var rows = new ArrayList<Row>();
        for (int made = 1; made <= depth; made++) {
            rows.add(new Row(made, perft.actions[made], perft.outcomes[made], perft.leaves[made]));
        }
        return List.copyOf(rows);
    }

    /// A position after some plies of the game that random bots play with a seed (as game 0 of its series), and
    /// after the chance outcomes that are due then.
    ///
    /// @throws IllegalArgumentException if the set-up doesn't fit, or the game has fewer plies
    public static State start(Game game, Setup setup, long seed, int plies) {
        var match = new Match(game, setup);
        match.play(Collections.nCopies(setup.seats(), new RandomPlayer()).toArray(Player[]::new), seed, 0, false);
        int[] log = match.log();
        if (plies < 0 || plies > log.length) {
            throw new UnfitException(ExperimentFlaw.PLIES.of("seed", seed, "plies", log.length, "after", plies));
        }
        State state = game.newState(setup);
        while (state.ply() < plies || state.actor() == State.CHANCE) {
            state.apply(log[state.ply()]);
        }
        return state;
    }

    /// A position after the chance outcomes that are due in it, drawn from the beginning of the seed's stream.
    public static State settled(State position, long seed) {
        var dealer = Dealer.ofSeed(seed, 0);
        State state = position.copy();
        while (state.actor() == State.CHANCE) {
            state.apply(dealer.deal(state));
        }
        return state;
    }

    /// @param depth the depth of the choice to be made
    /// @param level how many plies lie above, and so which state is free
    private void choose(State state, int depth, int level) {
        int count = state.legalActionCount();
        actions[depth] += count;
        for (int index = 0; index < count; index++) {
            follow(state, state.legalAction(index), depth, level);
        }
    }

    private void follow(State state, int code, int depth, int level) {
        State next = level(state, level);
        next.copyFrom(state);
        next.apply(code);
        if (next.actor() == State.CHANCE) {
            bring(next, depth, level + 1);
            return;
        }
        leaves[depth]++;
        if (depth < actions.length - 1) {
            choose(next, depth + 1, level + 1);
        }
    }

    private void bring(State state, int depth, int level) {
        int share = 0;
        while (share < state.chanceWeight()) {
            int outcome = state.chanceOutcome(share);
            share += state.outcomeWeight(outcome);
            outcomes[depth]++;
            follow(state, outcome, depth, level);
        }
    }

    private State level(State like, int level) {
        while (levels.size() <= level) {
            levels.add(like.copy());
        }
        return levels.get(level);
    }
}
