package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Dealer;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.view.TtrObservation;
import dev.anden.games.tickettoride.view.TtrView.Phase;

/// Plays imagined games on, a planner in every seat, each from what its seat may know there: to the end, or for some
/// turns, after which a [Forecast] says what will come of it.
final class Rehearsal {
    /// What looking at a position costs, in choices: all seats plan and measure.
    private static final int CHOICES_OF_A_LOOK = 2;

    /// Turns of one's own that a glimpse goes on for.
    private static final int GLIMPSED_TURNS = 2;

    private static final int TO_THE_END = Integer.MAX_VALUE;

    private final Seats seats;
    private final State state;
    private final TtrObservation[] observations;
    private final long[] key = new long[4];
    private final RandomStream chance = new RandomStream(key, RandomStream.CHANCE);
    private final float[] standings = new float[2 * Standing.FEATURES];
    private State from;
    private boolean planned;
    private long choices;

    /// What seats plan with.
    static final class Seats {
        /// Who plays on in each seat.
        private final QuickPlanner[] players;

        /// What each seat plans before any of the actions that are compared.
        private final QuickPlanner[] before;

        private final Standing[] standings;

        private final WinChance winChance;

        Seats(BoardKnowledge board, int count) {
            players = new QuickPlanner[count];
            before = new QuickPlanner[count];
            standings = new Standing[count];
            winChance = new WinChance(board);
            for (int seat = 0; seat < count; seat++) {
                players[seat] = new QuickPlanner(board);
                before[seat] = new QuickPlanner(board);
                standings[seat] = new Standing(players[seat]);
            }
        }

        int count() {
            return players.length;
        }
    }

    /// @param like a state of the game to be rehearsed, which stays as it is
    /// @param seats as many as the game has
    Rehearsal(State like, Seats seats) {
        this.seats = seats;
        from = like;
        state = like.copy();
        observations = new TtrObservation[like.seats()];
        for (int seat = 0; seat < observations.length; seat++) {
            observations[seat] = (TtrObservation) state.observe(seat);
        }
    }

    /// Takes another deal, from which all that follows begins.
    ///
    /// @param from a state that stays as it is until the next deal
    /// @param number the number of the chance that falls: one for all actions that are compared
    void deal(State from, long number) {
        this.from = from;
        key[0] = number;
        state.copyFrom(from);
        TtrObservation seen = observations[from.actor()];
        planned = seen.phase() != Phase.OPENING_TICKETS && seen.turnsLeft() < 0;
        if (planned) {
            for (int seat = 0; seat < observations.length; seat++) {
                seats.before[seat].forget();
                seats.before[seat].look(observations[seat]);
            }
            choices += observations.length;
        }
    }

    /// Plays on to the end after an action of the seat to act.
    ///
    /// @return what it comes to for that seat, 0 to 1 ([WinChance])
    double play(int action) {
        int seat = from.actor();
        begin(action);
        goOn(seat, TO_THE_END);
        return seats.winChance.of(state, seat);
    }

    /// Plays on for some turns after an action of the seat to act, or to the end if that comes sooner.
    ///
    /// @return what it is likely to come to for that seat, 0 to 1
    double glimpse(int action, Forecast forecast) {
        int seat = from.actor();
        begin(action);
        goOn(seat, GLIMPSED_TURNS);
        return state.actor() == State.NOBODY ? seats.winChance.of(state, seat) : foresee(seat, forecast);
    }

    /// Plays on until a seat has had so many more turns of its own, or to the end.
    private void goOn(int seat, int most) {
        int mover = seat;
        int turns = 0;
        for (int actor = state.actor(); actor != State.NOBODY; actor = state.actor()) {
            if (actor == State.CHANCE) {
                state.apply(Dealer.draw(state, chance));
                continue;
            }
            if (actor != mover && actor == seat && mayLook(actor) && turns++ == most) {
                return;
            }
            mover = actor;
            apply(seats.players[actor].choose(observations[actor], chance));
        }
    }

    private boolean mayLook(int actor) {
        return observations[actor].phase() == Phase.TURN && observations[actor].turnsLeft() < 0;
    }

    private void begin(int action) {
        state.copyFrom(from);
        chance.restart(key, RandomStream.CHANCE);
        for (int seat = 0; seat < observations.length; seat++) {
            if (planned) {
                seats.players[seat].recall(seats.before[seat]);
            } else {
                seats.players[seat].forget();
            }
        }
        apply(action);
    }

    private void apply(int action) {
        state.apply(action);
        choices++;
    }

    /// The chance to end ahead of the one who is hardest to beat.
    private double foresee(int seat, Forecast forecast) {
        choices += (long) CHOICES_OF_A_LOOK * observations.length;
        for (int other = 0; other < observations.length; other++) {
            seats.standings[other].look(observations[other]);
        }
        write(seat, 0);
        double least = 1;
        for (int other = 0; other < observations.length; other++) {
            if (other != seat) {
                write(other, Standing.FEATURES);
                least = Math.min(least, forecast.ahead(standings));
            }
        }
        return least;
    }

    private void write(int seat, int place) {
        seats.standings[seat].write(state, observations[seat], seats.standings, standings, place);
    }

    /// How many choices were made so far, the rehearsed actions among them.
    long choices() {
        return choices;
    }
}
