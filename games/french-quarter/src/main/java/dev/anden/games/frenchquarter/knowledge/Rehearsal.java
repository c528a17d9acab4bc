package dev.anden.games.frenchquarter.knowledge;

import dev.anden.engine.Dealer;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.view.FqObservation;
import dev.anden.games.frenchquarter.view.FqPhase;

/// Plays on in imagined games for some turns of a seat, everybody choosing by a search of their turn.
final class Rehearsal {
    private final Estimate estimate;
    private final TurnSearch search;
    private final int turns;
    private final int positions;

    /// @param estimate what all of them look for
    /// @param turns how many turns of the seat a rehearsal goes on, beside the present one
    /// @param positions how many positions are looked at for a choice
    Rehearsal(Estimate estimate, int turns, int positions) {
        this.estimate = estimate;
        search = new TurnSearch(estimate);
        this.turns = turns;
        this.positions = positions;
    }

    /// Makes a choice and goes on until the seat has had some more turns, or the game is over.
    ///
    /// @param from where it begins; it stays as it is
    /// @param chance the number of the chance that falls: one for all choices that are compared
    /// @return what it comes to for the seat, in points at the end
    double play(State from, int action, int seat, long chance) {
        var dealer = Dealer.ofSeed(chance, 0);
        var choices = RandomStream.ofSeed(chance, 0, 1);
        State state = from.copy();
        var own = (FqObservation) state.observe(seat);
        int until = own.turnsLeft(seat) - turns;
        state.apply(action);
        while (state.actor() != State.NOBODY && (own.turnsLeft(seat) > until || isInTurn(own))) {
            if (state.actor() == State.CHANCE) {
                state.apply(dealer.deal(state));
            } else {
                var seen = (FqObservation) state.observe(state.actor());
                state.apply(search.best(seen, choices, positions));
            }
        }
        return estimate.of(own, seat);
    }

    /// How many positions were looked at so far, in all rehearsals.
    long looked() {
        return search.looked();
    }

    /// Whether the seat is in the middle of a turn.
    private static boolean isInTurn(FqObservation own) {
        return own.actor() == own.seat() && own.phase() != FqPhase.DRAFT;
    }
}
