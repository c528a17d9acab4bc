package dev.anden.games.tickettoride;

import dev.anden.engine.Action;
import dev.anden.engine.Event;
import dev.anden.engine.Game;
import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Refusal;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Tickets;
import dev.anden.games.tickettoride.element.flag.Flags;
import dev.anden.games.tickettoride.element.station.Stations;
import dev.anden.games.tickettoride.element.tunnel.Tunnel;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A position: cards, tickets, claims, vehicles, and the stack of what is to happen next.
///
/// Everything lives in small arrays of primitive numbers; sets of tickets are values. Applying a ply allocates nothing
/// but the sets that it changes.
final class TtrState implements State {
    private static final int WILD = CardKind.COLORS;

    final TicketToRide game;
    final GameTables tables;
    final int seats;

    final Frames frames = new Frames();
    final Cards cards = new Cards();
    final TicketPile tickets;
    final Claims claims;

    /// Cards in hand, by seat.
    final CardCounts hands;

    /// Of those, the cards that everybody saw being taken and that can't have been played.
    final CardCounts known;

    final int[] handSizes;

    /// Vehicles left, by seat and kind: those of a seat stand together.
    final int[] vehicles;

    final int[] scores;

    int ply;
    int first = -1;

    /// Turns to go in the last round; -1 before it.
    int turnsLeft = -1;

    /// Turns passed in a row.
    int passes;

    final Tunnel tunnel = new Tunnel();
    final Stations stations;
    final Flags flags;

    private final LegalActions legal;
    private final Plies plies;
    private @Nullable EndScoring scoring;

    TtrState(TicketToRide game, GameTables tables, int seats) {
        this.game = game;
        this.tables = tables;
        this.seats = seats;
        tickets = new TicketPile(tables.regularTickets, tables.longTickets, seats);
        claims = new Claims(tables.routes, seats, seats <= tables.rules.doublesClosedUpTo());
        hands = new CardCounts(seats);
        known = new CardCounts(seats);
        handSizes = new int[seats];
        vehicles = new int[seats * tables.vehicles.length];
        scores = new int[seats];
        stations = new Stations(tables.stationCosts, seats);
        flags = new Flags(tables.flagColors, seats);
        legal = new LegalActions(this);
        plies = new Plies(this);
    }

    /// The position before the first chance outcome (`ttr.setup`).
    static TtrState initial(TicketToRide game, GameTables tables, int seats) {
        var state = new TtrState(game, tables, seats);
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            state.cards.addToDeck(kind, state.tables.cards[kind]);
        }
        for (int index = 0; index < state.vehicles.length; index++) {
            state.vehicles[index] = state.tables.vehicles[index % state.tables.vehicles.length];
        }
        state.frames.push(Frames.CHOOSE_FIRST, 0, 0);
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
        return frames.isDecision() ? frames.seat() : CHANCE;
    }

    // Legal actions

    @Override
    public int legalActionCount() {
        return legal.count();
    }

    @Override
    public int legalAction(int index) {
        return legal.at(index);
    }

    /// Whether there is anything to draw as a second card (`ttr.draw.second-card-impossible`).
    boolean canDrawSecond() {
        return cards.deckSize > 0 || legal.secondKinds() != 0;
    }

    /// Whether the market is closed, since neither deck nor discards are left.
    boolean isMarketClosed() {
        return legal.isMarketClosed();
    }

    /// Cards of a kind that are laid for the tunnel being claimed.
    int laid(int kind) {
        int claim = tunnel.claim();
        if (kind == WILD) {
            return ActionCodes.wilds(claim);
        }
        return kind == ActionCodes.kind(claim)
                ? tables.routes.length[ActionCodes.route(claim)] - ActionCodes.wilds(claim)
                : 0;
    }

    /// Cards due for the tunnel being claimed, besides those laid.
    int tunnelDue() {
        return tunnel.due(ActionCodes.kind(tunnel.claim()));
    }

    /// Vehicles of all kinds that a seat has left.
    int vehiclesLeft(int seat) {
        int left = 0;
        for (int kind = 0; kind < tables.routes.kinds; kind++) {
            left += vehicles[seat * tables.routes.kinds + kind];
        }
        return left;
    }

    @Override
    public Optional<Refusal> refusal(int action) {
        return new Refusals(this).refusal(action);
    }

    /// The tickets under the deck lie in an order that is settled: whoever draws them sees what others put there,
    /// and, where counts are secret, how many there were. Whether a market that stayed with too many wilds is
    /// replaced after all, once cards are laid, tells what lies in the deck.
    @Override
    public boolean isRevealing(int action) {
        return action == ActionCodes.DRAW_TICKETS || cards.showsTooManyWilds();
    }

    // Chance

    @Override
    public int chanceWeight() {
        if (frames.isCard()) {
            return cards.deckSize;
        }
        if (frames.isEmpty()) {
            return 0;
        }
        return switch (frames.kind()) {
            case Frames.CHOOSE_FIRST -> seats;
            case Frames.DEAL_TICKETS, Frames.OFFER_TICKETS -> dealtTickets().size();
            default -> 0;
        };
    }

    @Override
    public int chanceOutcome(int share) {
        if (share < 0 || share >= chanceWeight()) {
            throw new IndexOutOfBoundsException("No outcome has the share " + share);
        }
        if (frames.isCard()) {
            return cards.drawn(share);
        }
        return frames.kind() == Frames.CHOOSE_FIRST ? share : dealtTickets().at(share);
    }

    @Override
    public int outcomeWeight(int outcome) {
        if (chanceWeight() == 0 || outcome < 0) {
            return 0;
        }
        return switch (frames.kind()) {
            case Frames.CHOOSE_FIRST -> outcome < seats ? 1 : 0;
            case Frames.DEAL_TICKETS, Frames.OFFER_TICKETS -> dealtTickets().contains(outcome) ? 1 : 0;
            default -> outcome < CardKind.COUNT ? cards.deck(outcome) : 0;
        };
    }

    /// The tickets of which one is dealt next: of each seat's opening tickets the long ones come first.
    private Tickets dealtTickets() {
        var deal = tables.rules.openingTickets();
        boolean dealsLong =
                frames.kind() == Frames.DEAL_TICKETS && (frames.count() - 1) % deal.deal() >= deal.regular();
        return dealsLong ? tickets.undealtLong : tickets.unordered;
    }

    // Plies

    @Override
    public void apply(int code) {
        plies.apply(code);
    }

    /// The count at the end, made when it is needed first: few copies of a state see the end.
    EndScoring scoring() {
        if (scoring == null) {
            scoring = new EndScoring(this);
        }
        return scoring;
    }

    /// Does what needs neither a decision nor chance.
    void settle() {
        plies.settle();
    }

    // Copies

    // Words

    @Override
    public Action action(int code) {
        return game.notation(tables).action(this, code);
    }

    @Override
    public String print(int code) {
        return game.notation(tables).print(this, code);
    }

    @Override
    public int parse(String text) {
        return game.notation(tables).parse(this, text);
    }

    @Override
    public String position() {
        return new PositionWriter(this).write();
    }

    @Override
    public List<Event> events(int code, State after, int observer) {
        if (after instanceof TtrState own && own.game == game) {
            return new Narrator(this, code, own, observer).events();
        }
        throw new IllegalArgumentException("This is no state of " + game.info().id());
    }

    @Override
    public Map<String, Refusal> refusals(int seat) {
        return new Refusals(this).byTarget(seat);
    }

    @Override
    public void copyFrom(State other) {
        if (!(other instanceof TtrState source) || source.tables != tables || source.seats != seats) {
            throw new IllegalArgumentException("Only a state of the same game and set-up can be copied");
        }
        frames.copyFrom(source.frames);
        cards.copyFrom(source.cards);
        tickets.copyFrom(source.tickets);
        claims.copyFrom(source.claims);
        hands.copyFrom(source.hands);
        known.copyFrom(source.known);
        System.arraycopy(source.handSizes, 0, handSizes, 0, seats);
        System.arraycopy(source.vehicles, 0, vehicles, 0, vehicles.length);
        System.arraycopy(source.scores, 0, scores, 0, seats);
        if (tables.hasElements) {
            tunnel.copyFrom(source.tunnel);
            stations.copyFrom(source.stations);
            flags.copyFrom(source.flags);
        }
        ply = source.ply;
        first = source.first;
        turnsLeft = source.turnsLeft;
        passes = source.passes;
    }

    @Override
    public TtrState copy() {
        var copy = new TtrState(game, tables, seats);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public Optional<State> ahead(int seat) {
        if (frames.isEmpty() || frames.kind() != Frames.OPENING_TICKETS || frames.seat() >= seat || seat >= seats) {
            return Optional.empty();
        }
        TtrState copy = copy();
        while (copy.frames.seat() != seat) {
            copy.frames.pop();
        }
        return Optional.of(copy);
    }

    @Override
    public long hash() {
        return StateHash.of(this);
    }

    // Points and views

    @Override
    public int score(int seat) {
        return scores[seat];
    }

    @Override
    public ScoreSheet scoreSheet() {
        if (!frames.isEmpty()) {
            throw new IllegalStateException("The game isn't over");
        }
        return scoring().sheet();
    }

    @Override
    public Observation observe(int seat) {
        return new SeatObservation(this, seat);
    }

    @Override
    public void determinize(int seat, RandomStream random) {
        new Determinization(this, seat).apply(random);
    }

    @Override
    public void checkInvariants() {
        Invariants.check(this);
    }
}
