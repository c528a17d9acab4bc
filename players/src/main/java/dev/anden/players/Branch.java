package dev.anden.players;

import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// A place in the tree of a search: the action that leads there, what came of it, and the actions known from there.
///
/// Which actions are legal differs from one imagined state to the next, so each counts how often it was to be had
/// (its availability): in place of the parent's visits, that is what the upper confidence bound compares with.
final class Branch {
    /// How much what was seldom tried is preferred; values lie between 0 and 1. The paper's 0.7 served it in all
    /// games.
    private static final double CURIOSITY = 0.7;

    private final Optional<Branch> parent;
    private final Choice choice;
    private final Map<Choice, Branch> known = new HashMap<>();
    private int visits;
    private int available;
    private double sum;

    /// What leads from one place to the next. Chance is no branch, so in one place it may be now this seat's
    /// turn and now that one's: what is good for one of them is bad for the other, though both may do the
    /// same.
    ///
    /// @param seat who chooses
    /// @param action the code of what is chosen
    private record Choice(int seat, int action) {}

    /// The root.
    Branch() {
        this(Optional.empty(), new Choice(State.NOBODY, State.NOBODY));
    }

    private Branch(Optional<Branch> parent, Choice choice) {
        this.parent = parent;
        this.choice = choice;
    }

    /// The branch that this one grows from; only if it isn't the root.
    Branch parent() {
        return parent.orElseThrow();
    }

    /// The code of the action that leads here.
    int action() {
        return choice.action();
    }

    /// How many different choices were tried from here.
    int tried() {
        return known.size();
    }

    /// The action to go on with: one that was never tried, if there is any, otherwise the one with the highest
    /// upper confidence bound.
    Branch next(State state, RandomStream random) {
        int count = state.legalActionCount();
        int seat = state.actor();
        int untried = 0;
        int chosen = -1;
        Optional<Branch> best = Optional.empty();
        double highest = Double.NEGATIVE_INFINITY;
        for (int index = 0; index < count; index++) {
            int code = state.legalAction(index);
            Branch branch = known.get(new Choice(seat, code));
            if (branch == null) {
                untried++;
                if (random.below(untried) == 0) {
                    chosen = code;
                }
                continue;
            }
            branch.available++;
            double bound = branch.bound();
            if (bound > highest) {
                highest = bound;
                best = Optional.of(branch);
            }
        }
        return untried > 0 ? grow(new Choice(seat, chosen)) : best.orElseThrow();
    }

    private Branch grow(Choice newChoice) {
        var branch = new Branch(Optional.of(this), newChoice);
        branch.available = 1;
        known.put(newChoice, branch);
        return branch;
    }

    private double bound() {
        return sum / visits + CURIOSITY * StrictMath.sqrt(StrictMath.log(available) / visits);
    }

    /// Adds the end of a game to all branches that led to it.
    ///
    /// @param values what it is worth to each seat, 0 to 1
    void learn(double[] values) {
        for (Optional<Branch> branch = Optional.of(this); branch.isPresent(); branch = branch.get().parent) {
            branch.get().add(values);
        }
    }

    private void add(double[] values) {
        visits++;
        if (choice.seat() >= 0) {
            sum += values[choice.seat()];
        }
    }

    /// The action that was tried most often: the one that stood the most comparisons. Of equals, the smallest code.
    Branch mostTried() {
        Optional<Branch> most = Optional.empty();
        for (Branch branch : known.values()) {
            if (most.isEmpty() || branch.isTriedMore(most.get())) {
                most = Optional.of(branch);
            }
        }
        return most.orElseThrow();
    }

    private boolean isTriedMore(Branch other) {
        return visits > other.visits || (visits == other.visits && action() < other.action());
    }
}
