package dev.anden.games.tickettoride;

import dev.anden.engine.Action;
import dev.anden.engine.Event;
import dev.anden.engine.Game;
import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Refusal;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.determinization.Determinization;
import dev.anden.games.tickettoride.narration.Narrator;
import dev.anden.games.tickettoride.notation.ActionNotation;
import dev.anden.games.tickettoride.notation.PositionWriter;
import dev.anden.games.tickettoride.rules.Chance;
import dev.anden.games.tickettoride.rules.LegalActions;
import dev.anden.games.tickettoride.rules.Plies;
import dev.anden.games.tickettoride.rules.Refusals;
import dev.anden.games.tickettoride.soundness.Invariants;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Position;
import dev.anden.games.tickettoride.state.StateHash;
import dev.anden.games.tickettoride.view.SeatObservation;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A game's position and what the rooms of the family say of it, as the engine asks. Applying a ply allocates
/// nothing but the sets of tickets that it changes.
final class TtrState implements State {
    final TicketToRide game;
    final Position position;

    private final LegalActions legal;
    private final Chance chance;
    private final Plies plies;

    TtrState(TicketToRide game, Position position) {
        this.game = game;
        this.position = position;
        legal = new LegalActions(position);
        chance = new Chance(position);
        plies = new Plies(position, legal);
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

    // Choices and chance

    @Override
    public int legalActionCount() {
        return legal.count();
    }

    @Override
    public int legalAction(int index) {
        return legal.at(index);
    }

    @Override
    public Optional<Refusal> refusal(int action) {
        return new Refusals(position, legal).refusal(action);
    }

    @Override
    public Map<String, Refusal> refusals(int seat) {
        return new Refusals(position, legal).byTarget(seat);
    }

    /// The tickets under the deck lie in an order that is settled: whoever draws them sees what others put there,
    /// and, where counts are secret, how many there were. Whether a market that stayed with too many wilds is
    /// replaced after all, once cards are laid, tells what lies in the deck.
    @Override
    public boolean isRevealing(int action) {
        return action == ActionCodes.DRAW_TICKETS || position.cards.showsTooManyWilds();
    }

    @Override
    public int chanceWeight() {
        return chance.weight();
    }

    @Override
    public int chanceOutcome(int share) {
        return chance.outcome(share);
    }

    @Override
    public int outcomeWeight(int outcome) {
        return chance.weight(outcome);
    }

    @Override
    public void apply(int code) {
        plies.apply(code);
    }

    // Copies

    @Override
    public void copyFrom(State other) {
        if (!(other instanceof TtrState source)
                || source.position.tables != position.tables
                || source.seats() != seats()) {
            throw new IllegalArgumentException("Only a state of the same game and set-up can be copied");
        }
        position.copyFrom(source.position);
    }

    @Override
    public TtrState copy() {
        return new TtrState(game, position.copy());
    }

    @Override
    public Optional<State> ahead(int seat) {
        Frames frames = position.frames;
        boolean chooses = !frames.isEmpty() && frames.kind() == Frames.OPENING_TICKETS;
        if (!chooses || frames.seat() >= seat || seat >= position.seats) {
            return Optional.empty();
        }
        TtrState copy = copy();
        copy.position.frames.letChooseFirst(seat);
        return Optional.of(copy);
    }

    @Override
    public long hash() {
        return StateHash.of(position);
    }

    // Words

    @Override
    public Action action(int code) {
        return notation().action(position, code);
    }

    @Override
    public String print(int code) {
        return notation().print(position, code);
    }

    @Override
    public int parse(String text) {
        return notation().parse(position, text);
    }

    @Override
    public String position() {
        return new PositionWriter(game.info(), position).write();
    }

    @Override
    public List<Event> events(int code, State after, int observer) {
        if (after != this && after instanceof TtrState own && own.game == game) {
            return new Narrator(position, code, own.position, observer, notation()).events();
        }
        throw new IllegalArgumentException("This is no state of " + game.info().id() + " after this one");
    }

    private ActionNotation notation() {
        return game.notation(position.tables.ticketSet);
    }

    // Points and views

    @Override
    public int score(int seat) {
        return position.scores[seat];
    }

    @Override
    public ScoreSheet scoreSheet() {
        if (!position.frames.isEmpty()) {
            throw new IllegalStateException("The game isn't over");
        }
        return plies.scoring().sheet();
    }

    @Override
    public Observation observe(int seat) {
        return new SeatObservation(this, position, seat);
    }

    @Override
    public void determinize(int seat, RandomStream random) {
        new Determinization(position, seat).apply(random);
    }

    @Override
    public void checkInvariants() {
        Invariants.check(position);
    }
}
