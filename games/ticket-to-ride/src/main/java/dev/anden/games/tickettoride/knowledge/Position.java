package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.state.Networks;
import dev.anden.games.tickettoride.view.TtrObservation;
import java.util.Arrays;

/// What the observing seat knows, read once for each choice and laid out for planning.
final class Position {
    /// Owner of a route that nobody holds.
    static final int NOBODY = -1;

    static final int MARKET = 5;

    final BoardKnowledge board;

    /// By what its bot weighs one thing against another.
    final Weights weights;

    final int[] hand = new int[CardKind.COUNT];

    /// The kinds that can be drawn from the market, -1 for none: all are -1 while the market is closed.
    final int[] market = new int[MARKET];

    /// The vehicles of each seat when routes were read last.
    private int[] vehiclesOf = {};

    private final int[] marketCounts = new int[CardKind.COUNT];

    /// The seat's vehicles left, by kind.
    final int[] vehiclesByKind;

    /// Cards that may be in the deck, by kind: neither in its own hand, the market, the discards, nor seen in
    /// another hand.
    final int[] unseen = new int[CardKind.COUNT];

    final int[] owner;

    /// The routes that the seat holds.
    IndexSet ownRoutes = IndexSet.NONE;
    final boolean[] open;

    /// What own routes join.
    final Networks networks;

    int seat;
    int seats;
    int vehicles;
    int deckSize;
    boolean ticketsLeft;
    int turnsLeft;
    int unseenTotal;
    IndexSet tickets = IndexSet.NONE;
    IndexSet offered = IndexSet.NONE;
    int keepAtLeast;

    /// Turns that the seat can still count on, this one included.
    double horizon;

    /// One that is weighed as the planner does.
    Position(BoardKnowledge board) {
        this(board, Weights.ofPlanner());
    }

    Position(BoardKnowledge board, Weights weights) {
        this.board = board;
        this.weights = weights;
        vehiclesByKind = new int[board.vehicleKinds];
        owner = new int[board.routes];
        open = new boolean[board.routes];
        networks = new Networks(board.routeTables);
    }

    void read(TtrObservation observation) {
        readWithoutRoutes(observation);
        readRoutes(observation);
    }

    /// Whether nothing was claimed since the last time, told by the vehicles of all seats: who claims lays some.
    /// Only for a position of the same game, later or the same.
    boolean hasSameRoutes(TtrObservation observation) {
        for (int other = 0; other < seats; other++) {
            if (observation.vehicles(other) != vehiclesOf[other]) {
                return false;
            }
        }
        return true;
    }

    /// Reads all but who holds which route, where nothing was claimed since the last time.
    void readWithoutRoutes(TtrObservation observation) {
        seat = observation.seat();
        seats = observation.seats();
        vehicles = observation.vehicles(seat);
        deckSize = observation.deckSize();
        ticketsLeft = observation.ticketsLeft();
        for (int kind = 0; kind < vehiclesByKind.length; kind++) {
            vehiclesByKind[kind] = observation.vehicles(seat, kind);
        }
        turnsLeft = observation.turnsLeft();
        tickets = observation.tickets();
        offered = observation.offered();
        keepAtLeast = observation.keepAtLeast();
        readMarket(observation);
        readCards(observation);
        if (board.marketNeedsDeck && deckSize == 0) {
            Arrays.fill(market, -1);
            Arrays.fill(marketCounts, 0);
        }
        horizon = Horizon.turns(observation, board, weights);
    }

    /// How many cards of a kind can be drawn from the market.
    int inMarket(int kind) {
        return marketCounts[kind];
    }

    /// Whether the seat could claim a route, had it the cards.
    boolean claimable(int route) {
        return open[route] && vehiclesByKind[board.vehicleKind[route]] >= board.vehicles[route];
    }

    boolean anyInMarket() {
        for (int card : market) {
            if (card >= 0) {
                return true;
            }
        }
        return false;
    }

    /// The colour the hand has most of.
    int fullestColor() {
        int fullest = 0;
        for (int color = 1; color < CardKind.COLORS; color++) {
            fullest = hand[color] > hand[fullest] ? color : fullest;
        }
        return fullest;
    }

    boolean completed(int ticket) {
        return networks.joined(board.ticketFrom[ticket], board.ticketTo[ticket]);
    }

    /// The own tickets that aren't completed.
    IndexSet openTickets() {
        IndexSet rest = IndexSet.NONE;
        for (int ticket = tickets.next(0); ticket >= 0; ticket = tickets.next(ticket + 1)) {
            if (!completed(ticket)) {
                rest = rest.with(ticket);
            }
        }
        return rest;
    }

    private void readMarket(TtrObservation observation) {
        Arrays.fill(marketCounts, 0);
        for (int slot = 0; slot < MARKET; slot++) {
            int kind = observation.market(slot);
            market[slot] = kind;
            if (kind >= 0) {
                marketCounts[kind]++;
            }
        }
    }

    private void readCards(TtrObservation observation) {
        unseenTotal = 0;
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            hand[kind] = observation.hand(kind);
            int seen = hand[kind] + inMarket(kind) + observation.discards(kind);
            for (int other = 0; other < seats; other++) {
                seen += other == seat ? 0 : observation.known(other, kind);
            }
            unseen[kind] = board.cards[kind] - seen;
            unseenTotal += unseen[kind];
        }
    }

    private void readRoutes(TtrObservation observation) {
        if (vehiclesOf.length < seats) {
            vehiclesOf = new int[seats];
        }
        for (int other = 0; other < seats; other++) {
            vehiclesOf[other] = observation.vehicles(other);
        }
        networks.clear();
        long low = 0;
        long high = 0;
        for (int route = 0; route < board.routes; route++) {
            owner[route] = observation.owner(route);
            open[route] = observation.open(route);
            if (owner[route] == seat) {
                networks.join(route);
                if (route < Long.SIZE) {
                    low |= 1L << route;
                } else {
                    high |= 1L << route;
                }
            }
        }
        ownRoutes = new IndexSet(low, high);
    }
}
