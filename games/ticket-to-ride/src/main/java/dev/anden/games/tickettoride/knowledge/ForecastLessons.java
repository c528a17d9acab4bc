package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Budget;
import dev.anden.engine.Dealer;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.view.TtrObservation;
import dev.anden.games.tickettoride.view.TtrView.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Games of quick planners, or of experts in a hurry, from which a [Forecast] is learnt: positions of some turns, and
/// what became of them. Of their choices a few are other ones that could have been worth it, as those that a rehearsal
/// begins with.
public final class ForecastLessons {
    /// How many numbers tell of a pair of seats.
    public static final int NUMBERS = 2 * Standing.FEATURES;

    /// Of so many turns one is told.
    private static final int TURNS = 8;

    /// Of so many choices one is another one.
    private static final int CHOICES = 16;

    private final State initial;
    private final State state;
    private final TtrObservation[] observations;
    private final QuickPlanner[] players;
    private final Optional<ExpertPlayer> expert;
    private final Budget thinking;
    private final Standing[] standings;
    private final QuickPlanner[] lookers;
    private final Candidates candidates;
    private final WinChance winChance;
    /// How all seats stood in the positions that are told of, seat by seat.
    private final List<float[][]> told = new ArrayList<>();

    /// Takes what is told.
    @FunctionalInterface
    public interface Pupil {
        /// @param standings how one seat stood, and then another one; [#NUMBERS] in all, the pupil's to keep
        /// @param chance what it came to for the first of them, 0 to 1, as a chance to end ahead of the other
        void learn(float[] standings, double chance);
    }

    /// Games of quick planners.
    ///
    /// @param initial the beginning of a game of the family, which stays as it is
    public ForecastLessons(State initial) {
        this(initial, Budget.positions(0), Optional.empty());
    }

    /// Games of experts.
    ///
    /// @param initial the beginning of a game of the family, which stays as it is
    /// @param thinking what an expert may spend on a choice
    /// @param forecast the weights that it glimpses with, as in `forecast.txt`
    /// @throws IllegalArgumentException if those aren't such weights
    public ForecastLessons(State initial, Budget thinking, String forecast) {
        this(initial, thinking, Optional.of(new Forecast(forecast)));
    }

    private ForecastLessons(State initial, Budget thinking, Optional<Forecast> forecast) {
        this.initial = initial;
        this.thinking = thinking;
        state = initial.copy();
        int seats = initial.seats();
        observations = new TtrObservation[seats];
        players = new QuickPlanner[seats];
        lookers = new QuickPlanner[seats];
        standings = new Standing[seats];
        for (int seat = 0; seat < seats; seat++) {
            observations[seat] = (TtrObservation) state.observe(seat);
        }
        var board = new BoardKnowledge(observations[0].boardData());
        expert = forecast.map(glimpsed -> new ExpertPlayer(board, Optional.of(glimpsed)));
        candidates = new Candidates(new QuickPlanner(board));
        winChance = new WinChance(board);
        for (int seat = 0; seat < seats; seat++) {
            players[seat] = new QuickPlanner(board);
            lookers[seat] = new QuickPlanner(board);
            standings[seat] = new Standing(lookers[seat]);
        }
    }

    /// Plays one game and tells of it.
    ///
    /// @param seed the seed of a series
    /// @param number the game's number in it
    public void play(long seed, long number, Pupil pupil) {
        state.copyFrom(initial);
        told.clear();
        var chance = RandomStream.ofSeed(seed, number, RandomStream.CHANCE);
        var choices = RandomStream.ofSeed(seed, number, 1);
        for (QuickPlanner player : players) {
            player.forget();
        }
        int mover = State.NOBODY;
        for (int actor = state.actor(); actor != State.NOBODY; actor = state.actor()) {
            if (actor == State.CHANCE) {
                state.apply(Dealer.draw(state, chance));
                continue;
            }
            if (actor != mover && observations[actor].phase() == Phase.TURN) {
                mover = actor;
                if (observations[actor].turnsLeft() < 0 && choices.below(TURNS) == 0) {
                    tell();
                }
            }
            state.apply(choice(actor, choices));
        }
        told.forEach(position -> teach(position, pupil));
    }

    private int choice(int actor, RandomStream choices) {
        boolean other = choices.below(CHOICES) == 0 && observations[actor].phase() != Phase.SECOND_CARD;
        if (!other) {
            return expert.isPresent()
                    ? expert.get().choose(observations[actor], choices, thinking)
                    : players[actor].choose(observations[actor], choices);
        }
        candidates.list(observations[actor], choices);
        return candidates.action(choices.below(candidates.count()));
    }

    private void tell() {
        for (int seat = 0; seat < standings.length; seat++) {
            lookers[seat].forget();
            standings[seat].look(observations[seat]);
        }
        var numbers = new float[standings.length][Standing.FEATURES];
        for (int seat = 0; seat < standings.length; seat++) {
            standings[seat].write(state, observations[seat], standings, numbers[seat], 0);
        }
        told.add(numbers);
    }

    /// Tells of each seat and the one after it, both ways.
    private void teach(float[][] position, Pupil pupil) {
        int seats = standings.length;
        for (int seat = 0; seat < seats; seat++) {
            int other = (seat + 1) % seats;
            teach(position, seat, other, pupil);
            if (seats > 2) {
                teach(position, other, seat, pupil);
            }
        }
    }

    private void teach(float[][] position, int seat, int other, Pupil pupil) {
        var pair = new float[NUMBERS];
        System.arraycopy(position[seat], 0, pair, 0, Standing.FEATURES);
        System.arraycopy(position[other], 0, pair, Standing.FEATURES, Standing.FEATURES);
        pupil.learn(pair, winChance.ofLead(state.score(seat) - state.score(other)));
    }
}
