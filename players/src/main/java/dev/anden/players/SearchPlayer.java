package dev.anden.players;

import dev.anden.engine.Budget;
import dev.anden.engine.Dealer;
import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.SearchingPlayer;
import dev.anden.engine.State;

/// A search that needs to know nothing of a game: information-set Monte Carlo tree search with a single observer
/// (P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on
/// Computational Intelligence and AI in Games 4(2), 2012).
///
/// Each round imagines a full state that looks the same from the seat, goes down a tree of the seats' actions as
/// far as it is known, adds one action to it, and plays on by chance alone to the end. The tree is one for all
/// imagined states; chance falls anew in each round and is no branch of it.
public final class SearchPlayer implements SearchingPlayer {
    private final Budget usual;

    /// @param rounds how many rounds a choice takes when its caller sets no budget, at least 1
    /// @throws IllegalArgumentException if there is not one round
    public SearchPlayer(int rounds) {
        if (rounds < 1) {
            throw new IllegalArgumentException("A search takes 1 round or more, not " + rounds);
        }
        usual = Budget.positions(rounds);
    }

    @Override
    public Budget usual() {
        return usual;
    }

    /// Each round counts as one position of the budget: it adds one to the tree.
    @Override
    public int choose(Observation observation, RandomStream random, Budget budget) {
        if (observation.legalActionCount() == 1) {
            return observation.legalAction(0);
        }
        var root = new Branch();
        var outlook = new Outlook(observation.seats());
        long rounds = 0;
        do {
            round(root, observation.imagine(random), outlook, random);
            rounds++;
        } while (budget.allows(rounds));
        return root.mostTried().action();
    }

    private static void round(Branch root, State state, Outlook outlook, RandomStream random) {
        Branch branch = root;
        boolean known = true;
        while (state.actor() != State.NOBODY) {
            if (state.actor() == State.CHANCE) {
                state.apply(Dealer.draw(state, random));
            } else if (known) {
                int tried = branch.tried();
                branch = branch.next(state, random);
                known = branch.parent().tried() == tried;
                state.apply(branch.action());
            } else {
                state.apply(state.legalAction(random.below(state.legalActionCount())));
            }
        }
        branch.learn(outlook.values(state));
    }
}
