package dev.anden.games.tickettoride.determinization;

import dev.anden.engine.RandomStream;
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
    private final long longTickets;
    private long pool;

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
                tickets.bottom[place] = (byte) Long.numberOfTrailingZeros(drawLike(1L << tickets.bottom[place]));
            }
        }
        tickets.unordered = pool & ~longTickets;
        tickets.undealtLong = pool & longTickets;
    }

    private void gather() {
        pool = tickets.unordered | tickets.undealtLong;
        for (int seat = 0; seat < position.seats; seat++) {
            if (seat != observer) {
                pool |= tickets.kept[seat] | tickets.offered[seat] | tickets.boxed[seat];
            }
        }
        for (int place = 0; place < tickets.bottomSize; place++) {
            if (tickets.returnedBy[place] != observer) {
                pool |= 1L << tickets.bottom[place];
            }
        }
    }

    private void dealSeat(int seat) {
        tickets.offered[seat] = drawLike(tickets.offered[seat]);
        int boxed = Long.bitCount(tickets.boxed[seat]);
        if (boxed == 0) {
            tickets.kept[seat] = drawLike(tickets.kept[seat]);
            return;
        }
        int kept = Long.bitCount(tickets.kept[seat]);
        int longDealt = Long.bitCount((tickets.kept[seat] | tickets.boxed[seat]) & longTickets);
        int opening = position.tables.rules.openingTickets().deal();
        int longBoxed = 0;
        for (int ticket = 0; ticket < longDealt; ticket++) {
            // Of the opening tickets that are still to be placed, so many go to the box.
            longBoxed += random.below(opening - ticket) < boxed - longBoxed ? 1 : 0;
        }
        longBoxed = Math.max(longBoxed, longDealt - kept);
        tickets.boxed[seat] = draw(longTickets, longBoxed) | draw(~longTickets, boxed - longBoxed);
        int longKept = longDealt - longBoxed;
        tickets.kept[seat] = draw(longTickets, longKept) | draw(~longTickets, kept - longKept);
    }

    /// Draws as many tickets as a set has, and as many long ones among them.
    private long drawLike(long set) {
        return draw(longTickets, Long.bitCount(set & longTickets))
                | draw(~longTickets, Long.bitCount(set & ~longTickets));
    }

    /// Draws tickets at random from a part of the pool.
    private long draw(long part, int count) {
        long drawn = 0;
        for (int ticket = 0; ticket < count; ticket++) {
            long rest = pool & part;
            long one = Long.expand(1L << random.below(Long.bitCount(rest)), rest);
            pool &= ~one;
            drawn |= one;
        }
        return drawn;
    }
}
