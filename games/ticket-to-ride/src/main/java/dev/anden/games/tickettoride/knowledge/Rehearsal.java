package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Dealer;
import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;

/// Plays imagined games to their end, a planner in every seat, each from what its seat may know there.
final class Rehearsal {
    private final QuickPlanner[] players;
    private final State state;
    private final Observation[] observations;
    private final long[] key = new long[4];
    private final RandomStream chance = new RandomStream(key, RandomStream.CHANCE);
    private long choices;

    /// @param like a state of the game to be rehearsed, which stays as it is
    /// @param players a planner for each seat
    Rehearsal(State like, QuickPlanner[] players) {
        this.players = players;
        state = like.copy();
        observations = new Observation[like.seats()];
        for (int seat = 0; seat < observations.length; seat++) {
            observations[seat] = state.observe(seat);
        }
    }

    /// Plays on from a state after an action of the seat to act.
    ///
    /// @param number the number of the chance that falls: one for all actions that are compared
    /// @return what it comes to for that seat, 0 to 1 ([WinChance])
    double play(State from, int action, long number) {
        begin(from, number);
        apply(action);
        for (int actor = state.actor(); actor != State.NOBODY; actor = state.actor()) {
            if (actor == State.CHANCE) {
                state.apply(Dealer.draw(state, chance));
            } else {
                apply(players[actor].choose(observations[actor], chance));
            }
        }
        return WinChance.of(state, from.actor());
    }

    private void begin(State from, long number) {
        state.copyFrom(from);
        key[0] = number;
        chance.restart(key, RandomStream.CHANCE);
        for (QuickPlanner player : players) {
            player.forget();
        }
    }

    private void apply(int action) {
        state.apply(action);
        choices++;
    }

    /// How many choices were made so far, the rehearsed actions among them.
    long choices() {
        return choices;
    }
}
