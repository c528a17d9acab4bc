package dev.anden.testkit;

import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Finds a short list of actions and outcomes that still shows a fault: leaves out ever smaller pieces of the list
/// as long as what remains can be played and fails (delta debugging, Zeller and Hildebrandt 2002). What can't be
/// played any more is left out too.
public final class Shrinker {
    private final Game game;
    private final Setup setup;
    private final Consumer<State> check;

    /// @param check throws on a position that shows the fault
    public Shrinker(Game game, Setup setup, Consumer<State> check) {
        this.game = game;
        this.setup = setup;
        this.check = check;
    }

    /// A short list of codes whose last position fails the check.
    ///
    /// @param codes a list that fails somewhere
    public List<Integer> shrink(List<Integer> codes) {
        List<Integer> best = failingPrefix(codes).orElse(codes);
        for (int piece = Math.max(1, best.size() / 2); piece >= 1; piece /= 2) {
            int start = 0;
            while (start < best.size()) {
                var candidate = new ArrayList<>(best.subList(0, start));
                candidate.addAll(best.subList(Math.min(best.size(), start + piece), best.size()));
                Optional<List<Integer>> failing = failingPrefix(candidate);
                if (failing.isPresent() && failing.get().size() < best.size()) {
                    best = failing.get();
                } else {
                    start += piece;
                }
            }
        }
        return best;
    }

    /// The playable codes up to the first position that fails; empty if none does.
    private Optional<List<Integer>> failingPrefix(List<Integer> codes) {
        State state = game.newState(setup);
        var played = new ArrayList<Integer>();
        if (fails(state)) {
            return Optional.of(played);
        }
        for (int code : codes) {
            if (state.allows(code)) {
                played.add(code);
                try {
                    state.apply(code);
                } catch (RuntimeException fault) {
                    return Optional.of(played);
                }
                if (fails(state)) {
                    return Optional.of(played);
                }
            }
        }
        return Optional.empty();
    }

    private boolean fails(State state) {
        try {
            check.accept(state);
            return false;
        } catch (RuntimeException | AssertionError fault) {
            return true;
        }
    }
}
