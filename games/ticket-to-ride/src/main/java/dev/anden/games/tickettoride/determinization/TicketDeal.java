package dev.anden.games.tickettoride.determinization;

import dev.anden.engine.RandomStream;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.state.Position;
import dev.anden.games.tickettoride.state.TicketPile;

/// Deals anew the tickets that one seat can't know: those of others, those of the deck, and those that others put
/// back or sent to the box. How many lie where stays as it is.
///
/// Where opening tickets that nobody keeps leave the game, each other seat may have kept its long ticket or not: as
/// likely as if it had kept a random choice of as many as it did. Where they go under the deck, each long ticket
/// changes places with another long one.
final class TicketDeal {
    private final Position position;
    private final TicketPile tickets;
    private final int observer;
    private final RandomStream random;
    private final IndexSet longTickets;
    private IndexSet pool = IndexSet.NONE;

    TicketDeal(Position position, int observer, RandomStream random) {
        this.position = position;
        this.observer = observer;
        this.random = random;
        tickets = position.tickets;
        longTickets = position.tables.longTickets;
    }

    void deal() {
        gather();
        for (int seat = 0; seat < position.seats; seat++) {
            if (seat != observer) {
                dealSeat(seat);
            }
        }
        for (int place = 0; place < tickets.bottomSize; place++) {
            if (tickets.returnedBy[place] != observer) {
                tickets.bottom[place] =
                        (byte) drawLike(IndexSet.of(tickets.bottom[place])).next(0);
            }
        }
        tickets.unordered = pool.minus(longTickets);
        tickets.undealtLong = pool.and(longTickets);
    }

    private void gather() {
        pool = tickets.unordered.plus(tickets.undealtLong);
        for (int seat = 0; seat < position.seats; seat++) {
            if (seat != observer) {
                pool = pool.plus(tickets.kept[seat]).plus(tickets.offered[seat]).plus(tickets.boxed[seat]);
            }
        }
        for (int place = 0; place < tickets.bottomSize; place++) {
            if (tickets.returnedBy[place] != observer) {
                pool = pool.with(tickets.bottom[place]);
            }
        }
    }

    private void dealSeat(int seat) {
        tickets.offered[seat] = drawLike(tickets.offered[seat]);
        int boxed = tickets.boxed[seat].size();
        if (boxed == 0) {
            tickets.kept[seat] = drawLike(tickets.kept[seat]);
            return;
        }
        int kept = tickets.kept[seat].size();
        int longDealt =
                tickets.kept[seat].plus(tickets.boxed[seat]).and(longTickets).size();
        int opening = position.tables.rules.openingTickets().deal();
        int longBoxed = 0;
        for (int ticket = 0; ticket < longDealt; ticket++) {
            // Of the opening tickets that are still to be placed, so many go to the box.
            longBoxed += random.below(opening - ticket) < boxed - longBoxed ? 1 : 0;
        }
        longBoxed = Math.max(longBoxed, longDealt - kept);
        tickets.boxed[seat] = drawLong(longBoxed).plus(drawRegular(boxed - longBoxed));
        int longKept = longDealt - longBoxed;
        tickets.kept[seat] = drawLong(longKept).plus(drawRegular(kept - longKept));
    }

    /// Draws as many tickets as a set has, and as many long ones among them.
    private IndexSet drawLike(IndexSet set) {
        return drawLong(set.and(longTickets).size())
                .plus(drawRegular(set.minus(longTickets).size()));
    }

    private IndexSet drawLong(int count) {
        return draw(pool.and(longTickets), count);
    }

    private IndexSet drawRegular(int count) {
        return draw(pool.minus(longTickets), count);
    }

    /// Draws tickets at random from a part of the pool.
    private IndexSet draw(IndexSet part, int count) {
        IndexSet drawn = IndexSet.NONE;
        IndexSet rest = part;
        for (int left = count; left > 0; left--) {
            int ticket = rest.at(random.below(rest.size()));
            rest = rest.without(ticket);
            drawn = drawn.with(ticket);
        }
        pool = pool.minus(drawn);
        return drawn;
    }
}
