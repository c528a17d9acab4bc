package dev.anden.games.tickettoride;

import dev.anden.engine.Game;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.TtrView.Phase;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.Tickets;

/// A seat's window on the state. What the seat may not know has no way through it.
final class SeatObservation implements TtrObservation {
    private final TtrState state;
    private final int seat;
    private final Networks networks;

    /// @param seat a seat, or `State.SPECTATOR`
    SeatObservation(TtrState state, int seat) {
        if (seat != State.SPECTATOR && (seat < 0 || seat >= state.seats)) {
            throw new IllegalArgumentException("There is no seat " + seat);
        }
        this.state = state;
        this.seat = seat;
        networks = new Networks(state.tables.routes);
    }

    @Override
    public Game game() {
        return state.game;
    }

    @Override
    public Board boardData() {
        return state.tables.board;
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public int seats() {
        return state.seats;
    }

    @Override
    public int actor() {
        return state.actor();
    }

    @Override
    public int ply() {
        return state.ply;
    }

    @Override
    public int legalActionCount() {
        return state.actor() == seat ? state.legalActionCount() : 0;
    }

    @Override
    public int legalAction(int index) {
        if (state.actor() != seat) {
            throw new IndexOutOfBoundsException("It isn't the move of seat " + seat);
        }
        return state.legalAction(index);
    }

    @Override
    public int score(int other) {
        return state.scores[other];
    }

    @Override
    public Phase phase() {
        if (state.frames.isEmpty()) {
            return Phase.OVER;
        }
        return switch (state.frames.kind()) {
            case Frames.OPENING_TICKETS -> Phase.OPENING_TICKETS;
            case Frames.TURN -> Phase.TURN;
            case Frames.SECOND_CARD -> Phase.SECOND_CARD;
            case Frames.KEEP_TICKETS -> Phase.KEEP_TICKETS;
            case Frames.TUNNEL_PAYMENT -> Phase.TUNNEL_PAYMENT;
            case Frames.FLAG_CARD -> Phase.FLAG_CARD;
            default -> Phase.DEAL;
        };
    }

    @Override
    public int first() {
        return state.first;
    }

    @Override
    public int market(int slot) {
        int kind = state.cards.market(slot);
        return kind == Cards.EMPTY ? -1 : kind;
    }

    @Override
    public int deckSize() {
        return state.cards.deckSize;
    }

    @Override
    public int discards(int kind) {
        return state.cards.discards(kind);
    }

    @Override
    public boolean ticketsLeft() {
        return state.tickets.size() > 0;
    }

    @Override
    public int ticketDeckSize() {
        return countsAreSecret() && ticketsLeft() ? -1 : state.tickets.size();
    }

    /// Whether the number of tickets is still secret (`ttr.board.tickets-public`).
    private boolean countsAreSecret() {
        return state.tables.rules.ticketCountsSecret() && !state.frames.isEmpty();
    }

    @Override
    public int hand(int kind) {
        return seat < 0 ? 0 : state.hands.get(seat, kind);
    }

    @Override
    public int handSize(int other) {
        return state.handSizes[other];
    }

    @Override
    public int known(int other, int kind) {
        return state.known.get(other, kind);
    }

    @Override
    public int vehicles(int other) {
        return state.vehiclesLeft(other);
    }

    @Override
    public int vehicles(int other, int kind) {
        return state.vehicles[other * state.tables.routes.kinds + kind];
    }

    @Override
    public int stations(int other) {
        return state.stations.left(other);
    }

    @Override
    public int stationOwner(int city) {
        return state.stations.owner(city);
    }

    @Override
    public int flag(int other) {
        return state.flags.laid(other);
    }

    @Override
    public int flags(int other) {
        return state.flags.completed(other);
    }

    @Override
    public int tunnelClaim() {
        return state.tunnel.claim();
    }

    @Override
    public int turnedUp(int kind) {
        return state.tunnel.turnedUp(kind);
    }

    @Override
    public int tunnelDue() {
        return state.tunnel.isOpen() ? state.tunnelDue() : 0;
    }

    @Override
    public int ticketCount(int other) {
        return countsAreSecret() && other != seat ? -1 : state.tickets.kept[other].size();
    }

    @Override
    public Tickets tickets() {
        return seat < 0 ? Tickets.NONE : state.tickets.kept[seat];
    }

    @Override
    public Tickets offered() {
        return seat < 0 ? Tickets.NONE : state.tickets.offered[seat];
    }

    @Override
    public int keepAtLeast() {
        Tickets offered = offered();
        if (offered.isEmpty()) {
            return 0;
        }
        var rules = state.tables.rules;
        int keep = state.frames.isSetUp()
                ? rules.openingTickets().keep()
                : rules.ticketDraw().keep();
        return Math.min(keep, offered.size());
    }

    @Override
    public int owner(int route) {
        return state.claims.owner(route);
    }

    @Override
    public boolean open(int route) {
        return seat >= 0 && state.claims.open(seat, route);
    }

    @Override
    public long network(int other, int city) {
        networks.build(state.claims.claimedLow(other), state.claims.claimedHigh(other));
        return networks.of(city);
    }

    @Override
    public int turnsLeft() {
        return state.turnsLeft;
    }

    /// Whether a route is closed to everyone though nobody holds it.
    boolean closed(int route) {
        return state.claims.closed(route);
    }

    /// A seat's tickets once they are shown (`ttr.end.reveal`), as a set; empty before.
    Tickets revealed(int other) {
        return state.frames.isEmpty() ? state.tickets.kept[other] : Tickets.NONE;
    }

    @Override
    public State imagine(RandomStream random) {
        if (seat < 0) {
            throw new IllegalStateException("Only a seat can imagine what it doesn't see");
        }
        TtrState imagined = state.copy();
        imagined.determinize(seat, random);
        return imagined;
    }

    @Override
    public TtrView snapshot() {
        return new Snapshot(this).view();
    }
}
