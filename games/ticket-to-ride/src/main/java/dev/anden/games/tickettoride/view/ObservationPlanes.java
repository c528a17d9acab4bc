package dev.anden.games.tickettoride.view;

import dev.anden.engine.Plane;
import dev.anden.games.common.NumberRow;
import dev.anden.games.common.SeatOrder;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.IndexSet;
import java.util.List;

/// An observation as numbers, for programs that learn. Whatever is of a seat begins with the observer and goes round
/// the table; cards are in the order of [CardKind], routes, tickets and cities in that of the board. It is written from
/// a [TtrObservation] alone, so what is hidden has no way into it.
public final class ObservationPlanes {
    private static final int MARKET = 5;
    private static final int TABLE = 8;

    private final TtrObservation seen;
    private final SeatOrder order;
    private final NumberRow row = new NumberRow();

    private ObservationPlanes(TtrObservation seen) {
        this.seen = seen;
        order = new SeatOrder(seen.seat(), seen.seats());
    }

    /// What the numbers mean.
    ///
    /// @param board with the tickets that are played with
    public static List<Plane> of(Board board, int seats) {
        int kinds = CardKind.COUNT;
        int vehicles = board.rules().vehicles().size();
        int routes = board.routes().size();
        int tickets = board.tickets().size();
        int cities = board.cities().size();
        return List.of(
                new Plane(
                        "table",
                        TABLE,
                        "phase (an index), whose move it is (0 is the observer, -1 chance, -2 nobody), turns left in the"
                                + " last round (-1 before it), tickets that must be kept, cards in the deck, whether there"
                                + " are tickets left, the route of a tunnel that is being claimed (-1 for none), cards due"
                                + " for it"),
                new Plane("market", kinds, "cards of each kind that lie open"),
                new Plane("discards", kinds, "cards of each kind in the discard pile"),
                new Plane("turned-up", kinds, "cards of each kind turned up for the tunnel"),
                new Plane("hand", kinds, "the observer's cards of each kind"),
                new Plane("hand-sizes", seats, "cards of each seat"),
                new Plane("known", seats * kinds, "cards of each kind that everybody knows to be in each seat's hand"),
                new Plane("vehicles", seats * vehicles, "vehicles of each kind that each seat has left"),
                new Plane("scores", seats, "points of each seat that everybody sees"),
                new Plane("ticket-counts", seats, "tickets that each seat has kept; -1 where that is secret"),
                new Plane("stations", seats, "stations that each seat may still build"),
                new Plane(
                        "flags",
                        2 * seats,
                        "colours laid for a flag as a set of bits, and flags completed, of each seat"),
                new Plane("owners", routes, "who claimed each route: 0 nobody, 1 the observer, 2 the next seat …"),
                new Plane("open", routes, "1 for each route that the observer could claim, had it the cards"),
                new Plane("tickets", tickets, "1 for each ticket of the observer, 2 for each that it is offered"),
                new Plane("station-owners", cities, "whose station is in each city: 0 nobody's, 1 the observer's …"));
    }

    static void write(TtrObservation seen, int[] target, int from) {
        new ObservationPlanes(seen).write(target, from);
    }

    private void write(int[] target, int from) {
        row.begin(target, from);
        writeTable();
        writeCards();
        writeSeats();
        writeBoard();
    }

    private void writeTable() {
        int actor = seen.actor();
        row.put(seen.phase().ordinal());
        row.put(actor < 0 ? actor : order.place(actor));
        row.put(seen.turnsLeft());
        row.put(seen.keepAtLeast());
        row.put(seen.deckSize());
        row.put(seen.ticketsLeft());
        row.put(seen.tunnelClaim() < 0 ? -1 : ActionCodes.route(seen.tunnelClaim()));
        row.put(seen.tunnelDue());
    }

    private void writeCards() {
        int market = row.fill(CardKind.COUNT, 0);
        for (int slot = 0; slot < MARKET; slot++) {
            int kind = seen.market(slot);
            if (kind >= 0) {
                row.add(market + kind, 1);
            }
        }
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            row.put(seen.discards(kind));
        }
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            row.put(seen.turnedUp(kind));
        }
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            row.put(isSpectator() ? 0 : seen.hand(kind));
        }
    }

    private void writeSeats() {
        int seats = seen.seats();
        int vehicles = seen.boardData().rules().vehicles().size();
        for (int place = 0; place < seats; place++) {
            row.put(seen.handSize(order.seat(place)));
        }
        for (int place = 0; place < seats; place++) {
            for (int kind = 0; kind < CardKind.COUNT; kind++) {
                row.put(seen.known(order.seat(place), kind));
            }
        }
        for (int place = 0; place < seats; place++) {
            for (int kind = 0; kind < vehicles; kind++) {
                row.put(seen.vehicles(order.seat(place), kind));
            }
        }
        for (int place = 0; place < seats; place++) {
            row.put(seen.score(order.seat(place)));
        }
        for (int place = 0; place < seats; place++) {
            row.put(seen.ticketCount(order.seat(place)));
        }
        for (int place = 0; place < seats; place++) {
            row.put(seen.stations(order.seat(place)));
        }
        for (int place = 0; place < seats; place++) {
            row.put(seen.flag(order.seat(place)));
            row.put(seen.flags(order.seat(place)));
        }
    }

    private void writeBoard() {
        Board board = seen.boardData();
        int routes = board.routes().size();
        int owners = row.fill(routes, 0);
        for (int place = 0; place < seen.seats(); place++) {
            mark(owners, seen.claimed(order.seat(place)), 1 + place);
        }
        mark(row.fill(routes, 0), isSpectator() ? IndexSet.NONE : seen.open(), 1);
        int tickets = row.fill(board.tickets().size(), 0);
        if (!isSpectator()) {
            mark(tickets, seen.tickets(), 1);
            mark(tickets, seen.offered(), 2);
        }
        int stations = row.fill(board.cities().size(), 0);
        for (int place = 0; place < seen.seats(); place++) {
            mark(stations, seen.stationCities(order.seat(place)), 1 + place);
        }
    }

    /// Writes a number for each thing of a set: few things are in one, so this is faster than to ask of all of them.
    ///
    /// @param first the place of the first thing's number, which is 0
    private void mark(int first, IndexSet set, int number) {
        for (int index = set.next(0); index >= 0; index = set.next(index + 1)) {
            row.add(first + index, number);
        }
    }

    private boolean isSpectator() {
        return seen.seat() < 0;
    }
}
