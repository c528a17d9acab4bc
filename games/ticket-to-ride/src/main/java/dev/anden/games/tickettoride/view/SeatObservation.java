package dev.anden.games.tickettoride.view;

import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.element.flag.FlagKind;
import dev.anden.games.tickettoride.element.flag.Flags;
import dev.anden.games.tickettoride.element.station.Stations;
import dev.anden.games.tickettoride.element.tunnel.Tunnel;
import dev.anden.games.tickettoride.element.tunnel.TunnelKind;
import dev.anden.games.tickettoride.state.Cards;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Networks;
import dev.anden.games.tickettoride.state.Position;
import dev.anden.games.tickettoride.view.TtrView.Phase;

/// A seat's window on the state. What the seat may not know has no way through it. From the observer of everything no
/// hand and no ticket is hidden; what lies in decks still is.
public final class SeatObservation implements TtrObservation {
    private final State state;
    private final Position position;
    private final int seat;
    private final Networks networks;
    private final Flags flags;
    private final Stations stations;
    private final Tunnel tunnel;

    /// @param seat a seat, `State.SPECTATOR` or `State.EVERYTHING`
    /// @throws IllegalArgumentException if there is no such seat
    public SeatObservation(State state, Position position, int seat) {
        this.state = state;
        this.position = position;
        this.seat = Observation.checkObserver(seat, position.seats);
        tunnel = position.element(Tunnel.class);
        stations = position.element(Stations.class);
        flags = position.element(Flags.class);
        networks = new Networks(position.tables.routes);
    }

    @Override
    public Board boardData() {
        return position.tables.board;
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public int seats() {
        return position.seats;
    }

    @Override
    public int actor() {
        return position.actor();
    }

    @Override
    public int ply() {
        return position.ply;
    }

    @Override
    public int legalActionCount() {
        return position.actor() == seat ? state.legalActionCount() : 0;
    }

    @Override
    public int legalAction(int index) {
        if (position.actor() != seat) {
            throw new IndexOutOfBoundsException("It isn't the move of seat " + seat);
        }
        return state.legalAction(index);
    }

    @Override
    public int score(int other) {
        return position.scores[other];
    }

    @Override
    public Phase phase() {
        if (position.frames.isEmpty()) {
            return Phase.OVER;
        }
        return switch (position.frames.kind()) {
            case Frames.OPENING_TICKETS -> Phase.OPENING_TICKETS;
            case Frames.TURN -> Phase.TURN;
            case Frames.SECOND_CARD -> Phase.SECOND_CARD;
            case Frames.KEEP_TICKETS -> Phase.KEEP_TICKETS;
            case TunnelKind.PAYMENT -> Phase.TUNNEL_PAYMENT;
            case FlagKind.CARD -> Phase.FLAG_CARD;
            default -> Phase.DEAL;
        };
    }

    @Override
    public int first() {
        return position.first;
    }

    @Override
    public int market(int slot) {
        int kind = position.cards.market(slot);
        return kind == Cards.EMPTY ? -1 : kind;
    }

    @Override
    public int deckSize() {
        return position.cards.deckSize;
    }

    @Override
    public int discards(int kind) {
        return position.cards.discards(kind);
    }

    @Override
    public boolean ticketsLeft() {
        return position.tickets.size() > 0;
    }

    @Override
    public int ticketDeckSize() {
        return countsAreSecret() && !seesAll() && ticketsLeft() ? -1 : position.tickets.size();
    }

    private boolean seesAll() {
        return seat == State.EVERYTHING;
    }

    /// Whether the number of tickets is still secret (`ttr.board.tickets-public`).
    private boolean countsAreSecret() {
        return position.tables.rules.ticketCountsSecret() && !position.frames.isEmpty();
    }

    @Override
    public int hand(int kind) {
        return seat < 0 ? 0 : position.hands.get(seat, kind);
    }

    @Override
    public int handSize(int other) {
        return position.handSizes[other];
    }

    @Override
    public int known(int other, int kind) {
        return seesAll() ? position.hands.get(other, kind) : position.known.get(other, kind);
    }

    @Override
    public int vehicles(int other) {
        return position.vehiclesLeft(other);
    }

    @Override
    public int vehicles(int other, int kind) {
        return position.vehicles[other * position.tables.routes.kinds + kind];
    }

    @Override
    public int stations(int other) {
        return stations.left(other);
    }

    @Override
    public IndexSet stationCities(int other) {
        return new IndexSet(stations.built(other), 0);
    }

    @Override
    public int stationOwner(int city) {
        return stations.owner(city);
    }

    @Override
    public int flag(int other) {
        return flags.laid(other);
    }

    @Override
    public int flags(int other) {
        return flags.completed(other);
    }

    @Override
    public int tunnelClaim() {
        return tunnel.claim();
    }

    @Override
    public int turnedUp(int kind) {
        return tunnel.turnedUp(kind);
    }

    @Override
    public int tunnelDue() {
        return tunnel.isOpen() ? tunnel.due() : 0;
    }

    @Override
    public int ticketCount(int other) {
        return countsAreSecret() && !seesAll() && other != seat ? -1 : position.tickets.kept[other].size();
    }

    @Override
    public int offeredCount(int other) {
        return position.tickets.offered[other].size();
    }

    @Override
    public IndexSet tickets() {
        return seat < 0 ? IndexSet.NONE : position.tickets.kept[seat];
    }

    @Override
    public IndexSet offered() {
        return seat < 0 ? IndexSet.NONE : position.tickets.offered[seat];
    }

    @Override
    public int keepAtLeast() {
        IndexSet offered = offered();
        if (offered.isEmpty()) {
            return 0;
        }
        var rules = position.tables.rules;
        int keep = position.frames.isSetUp()
                ? rules.openingTickets().keep()
                : rules.ticketDraw().keep();
        return Math.min(keep, offered.size());
    }

    @Override
    public int owner(int route) {
        return position.claims.owner(route);
    }

    @Override
    public IndexSet claimed(int other) {
        return position.claims.claimed(other);
    }

    @Override
    public boolean open(int route) {
        return seat >= 0 && position.claims.open(seat, route);
    }

    @Override
    public IndexSet open() {
        return seat < 0 ? IndexSet.NONE : position.claims.openTo(seat);
    }

    @Override
    public long network(int other, int city) {
        networks.build(position.claims.claimed(other));
        return networks.of(city);
    }

    @Override
    public int turnsLeft() {
        return position.turnsLeft;
    }

    /// Whether a route is closed to everyone though nobody holds it.
    boolean closed(int route) {
        return position.claims.closed(route);
    }

    /// A seat's tickets once they are shown (`ttr.end.reveal`), as a set; empty before, but for whoever sees all.
    IndexSet revealed(int other) {
        return position.frames.isEmpty() || seesAll() ? position.tickets.kept[other] : IndexSet.NONE;
    }

    /// The tickets that a seat is to choose from, as a set, for whoever sees all; else none.
    IndexSet onOffer(int other) {
        return seesAll() ? position.tickets.offered[other] : IndexSet.NONE;
    }

    @Override
    public State imagine(RandomStream random) {
        if (seat < 0) {
            throw new IllegalStateException("Only a seat can imagine what it doesn't see");
        }
        State imagined = state.copy();
        imagined.determinize(seat, random);
        return imagined;
    }

    @Override
    public TtrView snapshot() {
        return new Snapshot(this).view();
    }
}
