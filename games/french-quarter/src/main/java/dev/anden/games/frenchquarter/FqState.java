package dev.anden.games.frenchquarter;

import dev.anden.engine.Action;
import dev.anden.engine.Event;
import dev.anden.engine.Game;
import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Refusal;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.narration.Narrator;
import dev.anden.games.frenchquarter.notation.PositionWriter;
import dev.anden.games.frenchquarter.rules.Outcomes;
import dev.anden.games.frenchquarter.rules.Plies;
import dev.anden.games.frenchquarter.rules.Refusals;
import dev.anden.games.frenchquarter.scoring.FinalScore;
import dev.anden.games.frenchquarter.scoring.Points;
import dev.anden.games.frenchquarter.scoring.ScoreChanges;
import dev.anden.games.frenchquarter.soundness.Invariants;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.view.SeatObservation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The game at a position: what the rooms of the family do, put together for the engine.
final class FqState implements State {
    private final FrenchQuarter game;
    final Position position;
    private final Plies plies;

    private FqState(FrenchQuarter game, Position position) {
        this.game = game;
        this.position = position;
        plies = new Plies(position);
    }

    /// The position before the first chance outcome.
    static FqState initial(FrenchQuarter game, int seats, boolean mayor, boolean tourism) {
        var position = new Position(game, game.tables(), seats);
        position.mayor = mayor;
        position.tourism = tourism;
        var state = new FqState(game, position);
        state.plies.rounds.setUp();
        return state;
    }

    /// The game at a position that was read.
    static FqState at(FrenchQuarter game, Position position) {
        var state = new FqState(game, position);
        state.plies.resume();
        return state;
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public int seats() {
        return position.seats;
    }

    @Override
    public int ply() {
        return position.ply;
    }

    @Override
    public int actor() {
        return position.actor();
    }

    // Legal actions

    @Override
    public int legalActionCount() {
        return plies.choices.count();
    }

    @Override
    public int legalAction(int index) {
        return plies.choices.get(index);
    }

    @Override
    public Optional<Refusal> refusal(int action) {
        return plies.choices.contains(action) ? Optional.empty() : Optional.of(new Refusals(position).reason(action));
    }

    @Override
    public Map<String, Refusal> refusals(int seat) {
        return new Refusals(position)
                .byTarget(seat, plies.choices, code -> action(code).target());
    }

    // Chance

    @Override
    public int chanceWeight() {
        return plies.outcomes.weight();
    }

    @Override
    public int chanceOutcome(int share) {
        return plies.outcomes.outcome(share);
    }

    @Override
    public int outcomeWeight(int outcome) {
        return plies.outcomes.weight(outcome);
    }

    // Plies

    @Override
    public void apply(int code) {
        plies.apply(code);
    }

    // Words

    @Override
    public Action action(int code) {
        return game.notation().action(position, code);
    }

    @Override
    public String print(int code) {
        return game.notation().print(position, code);
    }

    @Override
    public int parse(String text) {
        return game.notation().parse(text);
    }

    @Override
    public String position() {
        return new PositionWriter(position).write();
    }

    @Override
    public List<Event> events(int code, State after, int observer) {
        if (after != this && after instanceof FqState own && own.game == game) {
            return told(code, observer);
        }
        throw new IllegalArgumentException("This is no state of " + game.info().id() + " after this one");
    }

    /// Rules tell what they do only while they do it, and where somebody listens: it is done once more.
    private List<Event> told(int code, int observer) {
        FqState told = copy();
        told.position.log.open();
        told.apply(code);
        return Stream.concat(
                        Narrator.asSeen(told.position.log.events(), observer).stream(),
                        ScoreChanges.between(position, told.position).stream())
                .toList();
    }

    /// What a choice sets off before the next choice or chance is known to the seat that makes it, but for what the
    /// vacation cards of the others come to if the game ends with it.
    @Override
    public List<Event> preview(int code) {
        return Narrator.foreseen(told(code, actor()), actor());
    }

    // Copies

    @Override
    public void copyFrom(State other) {
        if (!(other instanceof FqState source) || source.game != game || source.seats() != seats()) {
            throw new IllegalArgumentException("Only a state of the same game and number of seats can be copied");
        }
        position.copyFrom(source.position);
        plies.choices.copyFrom(source.plies.choices);
    }

    @Override
    public FqState copy() {
        var copy = new FqState(game, new Position(game, game.tables(), seats()));
        copy.copyFrom(this);
        return copy;
    }

    /// No choice is kept for later: nearly all of them depend on what was chosen before.
    @Override
    public Optional<State> ahead(int seat) {
        return Optional.empty();
    }

    @Override
    public long hash() {
        return position.hash();
    }

    // Points and views

    @Override
    public int score(int seat) {
        return new Points(position, seat).total();
    }

    @Override
    public ScoreSheet scoreSheet() {
        if (actor() != NOBODY) {
            throw new IllegalStateException("The game isn't over");
        }
        return new FinalScore(position).sheet();
    }

    @Override
    public Observation observe(int seat) {
        return new SeatObservation(this, position, plies.rounds, seat);
    }

    /// Deals the vacation cards that a seat can't see anew; nothing else is hidden from anyone.
    @Override
    public void determinize(int seat, RandomStream random) {
        if (position.frames.isEmpty()) {
            return;
        }
        for (int other = 0; other < seats(); other++) {
            if (other != seat && position.sheets[other].vacation >= 0) {
                position.vacationsHidden |= 1 << position.sheets[other].vacation;
            }
        }
        for (int other = 0; other < seats(); other++) {
            if (other != seat && position.sheets[other].vacation >= 0) {
                int card = Outcomes.nth(
                        position.vacationsHidden, random.below(Integer.bitCount(position.vacationsHidden)));
                position.sheets[other].vacation = card;
                position.vacationsHidden &= ~(1 << card);
            }
        }
    }

    @Override
    public void checkInvariants() {
        Invariants.check(position);
    }
}
