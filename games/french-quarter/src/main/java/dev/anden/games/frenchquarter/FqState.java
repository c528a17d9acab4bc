package dev.anden.games.frenchquarter;

import dev.anden.engine.Action;
import dev.anden.engine.Event;
import dev.anden.engine.Game;
import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Refusal;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.State;
import dev.anden.games.common.EventLog;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A position: the row of cards and dice, the Second Line, the sheets, and the stack of what is to happen next.
///
/// Everything lives in primitive numbers. Applying a ply allocates nothing, unless somebody listens. A choice with
/// one legal action is no ply: it is made at once.
final class FqState implements State {
    final FrenchQuarter game;
    final GameTables tables;
    final int seats;

    /// Whether the mayor variant is played; always so with one seat (`fq.mayor.optional`).
    boolean mayor;

    /// Whether the Tourism expansion is played.
    boolean tourism;

    final Frames frames = new Frames();
    final Row row = new Row();
    final SecondLine line = new SecondLine();
    final Sheet[] sheets;
    final Choices choices;

    int ply;
    int round;
    int first = -1;

    /// Who took the Socialize die this round, or -1.
    int socializer = -1;

    /// The vacation cards that no seat has, as bits.
    int vacationsHidden;

    /// What plies tell, while somebody listens.
    final EventLog log = new EventLog();

    final Outcomes chance;
    final Rounds rounds;
    final Turns turns;
    final Tracks tracks;
    final Mapping mapping;
    final Parade parade;

    FqState(FrenchQuarter game, int seats) {
        this.game = game;
        this.seats = seats;
        tables = game.tables();
        sheets = new Sheet[seats];
        for (int seat = 0; seat < seats; seat++) {
            sheets[seat] = new Sheet();
        }
        choices = new Choices(this);
        chance = new Outcomes(this);
        rounds = new Rounds(this);
        turns = new Turns(this);
        tracks = new Tracks(this);
        mapping = new Mapping(this);
        parade = new Parade(this);
    }

    /// The position before the first chance outcome.
    static FqState initial(FrenchQuarter game, int seats, boolean mayor, boolean tourism) {
        var state = new FqState(game, seats);
        state.mayor = mayor;
        state.tourism = tourism;
        state.rounds.setUp();
        return state;
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int ply() {
        return ply;
    }

    @Override
    public int actor() {
        if (frames.isEmpty()) {
            return NOBODY;
        }
        return Frames.isChance(frames.top()) ? CHANCE : Frames.seat(frames.top());
    }

    /// The seat this many turns after the first player.
    int seatAt(int turn) {
        return (first + turn) % seats;
    }

    /// The closed street, or -1 (`fq.mayor.reveal`).
    int closedStreet() {
        return row.mayorOpen < 0 ? -1 : tables.closed[row.mayorOpen];
    }

    /// The buildings of the closed street.
    long closedBuildings() {
        int street = closedStreet();
        return street < 0 ? 0 : tables.map.onStreet[street];
    }

    // Legal actions

    @Override
    public int legalActionCount() {
        return choices.count();
    }

    @Override
    public int legalAction(int index) {
        return choices.get(index);
    }

    @Override
    public Optional<Refusal> refusal(int action) {
        return choices.contains(action) ? Optional.empty() : Optional.of(new Refusals(this).reason(action));
    }

    // Chance

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

    // Plies

    @Override
    public void apply(int code) {
        int frame = frames.pop();
        if (Frames.isChance(frame)) {
            rounds.resolveChance(frame, code);
        } else {
            decide(frame, code);
        }
        ply++;
        settle();
    }

    /// Does what needs neither chance nor a choice, until one of them is due or the game is over.
    void settle() {
        choices.clear();
        while (!frames.isEmpty() && !Frames.isChance(frames.top())) {
            int frame = frames.top();
            if (Frames.isDecision(frame)) {
                choices.fill(frame);
                if (choices.count() > 1) {
                    return;
                }
                frames.pop();
                decide(frame, choices.count() == 1 ? choices.get(0) : ActionCodes.SKIP);
                choices.clear();
            } else {
                frames.pop();
                proceed(frame);
            }
        }
    }

    private void decide(int frame, int code) {
        int seat = Frames.seat(frame);
        if (code == ActionCodes.SKIP) {
            leave(frame);
            return;
        }
        switch (Frames.kind(frame)) {
            case Frames.DRAFT -> turns.take(seat, code);
            case Frames.MOVE -> turns.move(seat, code);
            case Frames.MAP, Frames.MAP_STREET -> mapping.mapByAction(seat, code);
            case Frames.MAP_ADJACENT, Frames.MAP_FREE -> mapping.map(seat, code);
            case Frames.WILD -> tracks.mark(seat, code - ActionCodes.WILD);
            case Frames.CIRCLE -> {
                if ((code - ActionCodes.CIRCLE) % 2 == 0) {
                    tracks.unlockBonus(seat, Frames.number(frame));
                } else {
                    tracks.markMultiplier(seat, Frames.number(frame));
                }
            }
            case Frames.PERFORMER -> tracks.choosePerformer(seat, code - ActionCodes.PERFORMER, Frames.number(frame));
            case Frames.PERSONAL_START -> parade.startPersonal(seat, code - ActionCodes.PERSONAL_START);
            case Frames.LINE -> parade.advance(code - ActionCodes.LINE);
            default -> parade.advancePersonal(seat, code - ActionCodes.PERSONAL_LINE);
        }
    }

    /// What follows where nothing is chosen, because nothing can be or nothing has to.
    private void leave(int frame) {
        int seat = Frames.seat(frame);
        switch (Frames.kind(frame)) {
            case Frames.MOVE -> turns.stick(seat);
            case Frames.MAP -> mapping.failHere(seat);
            case Frames.MAP_STREET -> mapping.failOnStreet(seat);
            case Frames.WILD -> tracks.loseWild(seat);
            case Frames.LINE -> parade.stay();
            case Frames.MAP_FREE -> tracks.loseMap(seat, Frames.number(frame));
            case Frames.PERFORMER -> tracks.losePerformer(seat, Frames.number(frame));
            default -> {
                // An offer that may be left.
            }
        }
    }

    private void proceed(int frame) {
        int seat = Frames.seat(frame);
        switch (Frames.kind(frame)) {
            case Frames.ROUND -> rounds.beginRound();
            case Frames.TURN -> rounds.beginTurn(Frames.number(frame));
            case Frames.END_TURN -> turns.endTurn(seat);
            case Frames.ICON -> tracks.resolve(seat, Frames.number(frame));
            case Frames.UMBRELLA_BOX -> tracks.markUmbrella(seat);
            case Frames.LINE_PHASE -> parade.begin();
            case Frames.LINE_SCORE -> parade.score(seat);
            default -> rounds.endRound();
        }
    }

    // Words

    @Override
    public Action action(int code) {
        return game.notation().action(this, code);
    }

    @Override
    public String print(int code) {
        return game.notation().print(this, code);
    }

    @Override
    public int parse(String text) {
        return game.notation().parse(text);
    }

    @Override
    public String position() {
        return new PositionWriter(this).write();
    }

    @Override
    public List<Event> events(int code, State after, int observer) {
        return Narrator.events(this, code, observer);
    }

    /// Nothing that a choice sets off before the next choice or chance is hidden from the seat that makes it.
    @Override
    public List<Event> preview(int code) {
        return Narrator.events(this, code, actor());
    }

    @Override
    public Map<String, Refusal> refusals(int seat) {
        return new Refusals(this).byTarget(seat);
    }

    @Override
    public void copyFrom(State other) {
        if (!(other instanceof FqState source) || source.game != game || source.seats != seats) {
            throw new IllegalArgumentException("Only a state of the same game and number of seats can be copied");
        }
        mayor = source.mayor;
        tourism = source.tourism;
        frames.copyFrom(source.frames);
        row.copyFrom(source.row);
        line.copyFrom(source.line);
        for (int seat = 0; seat < seats; seat++) {
            sheets[seat].copyFrom(source.sheets[seat]);
        }
        choices.copyFrom(source.choices);
        ply = source.ply;
        round = source.round;
        first = source.first;
        socializer = source.socializer;
        vacationsHidden = source.vacationsHidden;
    }

    @Override
    public FqState copy() {
        var copy = new FqState(game, seats);
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
        return StateHash.of(this);
    }

    // Points and views

    @Override
    public int score(int seat) {
        return new Points(this, seat).total();
    }

    @Override
    public ScoreSheet scoreSheet() {
        if (!frames.isEmpty()) {
            throw new IllegalStateException("The game isn't over");
        }
        return new FinalScore(this).sheet();
    }

    @Override
    public Observation observe(int seat) {
        return new SeatObservation(this, seat);
    }

    /// Deals the vacation cards that a seat can't see anew; nothing else is hidden from anyone.
    @Override
    public void determinize(int seat, RandomStream random) {
        if (frames.isEmpty()) {
            return;
        }
        for (int other = 0; other < seats; other++) {
            if (other != seat && sheets[other].vacation >= 0) {
                vacationsHidden |= 1 << sheets[other].vacation;
            }
        }
        for (int other = 0; other < seats; other++) {
            if (other != seat && sheets[other].vacation >= 0) {
                int card = Outcomes.nth(vacationsHidden, random.below(Integer.bitCount(vacationsHidden)));
                sheets[other].vacation = card;
                vacationsHidden &= ~(1 << card);
            }
        }
    }

    @Override
    public void checkInvariants() {
        Invariants.check(this);
    }
}
