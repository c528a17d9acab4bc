package dev.anden.games.tickettoride;

import dev.anden.games.tickettoride.board.Board;

/// The ticket deck and the tickets of the seats. Sets of tickets are 64 bits.
///
/// The deck's upper part is in an order that nobody knows: a set. Under it lie the returned tickets, in the order in
/// which
/// they were put back (`ttr.ticket.draw`, `ttr.setup.opening-reject`), each with the seat that knows it lies there.
final class TicketPile {
    long unordered;
    final byte[] bottom = new byte[Board.MAXIMUM_TICKETS];
    final byte[] returnedBy = new byte[Board.MAXIMUM_TICKETS];
    int bottomSize;
    final long[] kept;
    final long[] offered;

    /// Scratch of [#keep], so that a ply allocates nothing.
    private final int[] returned = new int[5];

    TicketPile(int tickets, int seats) {
        unordered = tickets == 64 ? -1L : (1L << tickets) - 1;
        kept = new long[seats];
        offered = new long[seats];
    }

    void copyFrom(TicketPile other) {
        unordered = other.unordered;
        bottomSize = other.bottomSize;
        if (bottomSize > 0) {
            System.arraycopy(other.bottom, 0, bottom, 0, bottomSize);
            System.arraycopy(other.returnedBy, 0, returnedBy, 0, bottomSize);
        }
        System.arraycopy(other.kept, 0, kept, 0, kept.length);
        System.arraycopy(other.offered, 0, offered, 0, offered.length);
    }

    int size() {
        return Long.bitCount(unordered) + bottomSize;
    }

    /// The ticket of the unordered part that owns a share: each has a share of 1.
    int drawn(int share) {
        return Long.numberOfTrailingZeros(Long.expand(1L << share, unordered));
    }

    /// Offers a ticket of the unordered part to a seat.
    void offer(int seat, int ticket) {
        unordered &= ~(1L << ticket);
        offered[seat] |= 1L << ticket;
    }

    /// Offers the top one of the returned tickets, once no others lie above them.
    void offerFromBottom(int seat) {
        offered[seat] |= 1L << bottom[0];
        bottomSize--;
        System.arraycopy(bottom, 1, bottom, 0, bottomSize);
        System.arraycopy(returnedBy, 1, returnedBy, 0, bottomSize);
    }

    /// Keeps a set over the offered tickets and puts the others under the deck in an order.
    void keep(int seat, int choice, int order) {
        int count = 0;
        int place = 0;
        for (long rest = offered[seat]; rest != 0; rest &= rest - 1, place++) {
            if ((choice >> place & 1) != 0) {
                kept[seat] |= rest & -rest;
            } else {
                returned[count++] = Long.numberOfTrailingZeros(rest);
            }
        }
        offered[seat] = 0;
        TicketOrder.arrange(returned, count, order);
        for (int index = 0; index < count; index++) {
            bottom[bottomSize] = (byte) returned[index];
            returnedBy[bottomSize] = (byte) seat;
            bottomSize++;
        }
    }
}
