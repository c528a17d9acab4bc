package dev.anden.games.tickettoride.state;

import dev.anden.games.tickettoride.board.Board;

/// The ticket deck and the tickets of the seats. Sets of tickets are 64 bits.
///
/// The deck's upper part is in an order that nobody knows: a set. Under it lie the returned tickets, in the order
/// in which they were put back (`ttr.ticket.draw`, `ttr.setup.opening-reject`), each with the seat that knows it
/// lies there.
public final class TicketPile {
    public long unordered;
    public final byte[] bottom = new byte[Board.MAXIMUM_TICKETS];
    public final byte[] returnedBy = new byte[Board.MAXIMUM_TICKETS];
    public int bottomSize;
    public final long[] kept;
    public final long[] offered;

    /// Long tickets that nobody was dealt; after the opening deal they lie in the box.
    public long undealtLong;

    /// Per seat, the opening tickets that it sent back to the box (`ttr.setup.opening-reject`).
    public final long[] boxed;

    /// Per seat, how often it has chosen among tickets and how many lay before it then: what everybody could count.
    public final byte[] choices;

    public final byte[] dealt;

    /// Scratch of [#keep], so that a ply allocates nothing.
    private final int[] returned = new int[5];

    /// @param regular the tickets of the deck
    /// @param longTickets those dealt at the beginning alone
    TicketPile(long regular, long longTickets, int seats) {
        unordered = regular;
        undealtLong = longTickets;
        boxed = new long[seats];
        choices = new byte[seats];
        dealt = new byte[seats];
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
        System.arraycopy(other.boxed, 0, boxed, 0, boxed.length);
        System.arraycopy(other.choices, 0, choices, 0, choices.length);
        System.arraycopy(other.dealt, 0, dealt, 0, dealt.length);
        undealtLong = other.undealtLong;
    }

    public int size() {
        return Long.bitCount(unordered) + bottomSize;
    }

    /// How many tickets that a seat put under the deck lie there.
    public int returnedBy(int seat) {
        int count = 0;
        for (int place = 0; place < bottomSize; place++) {
            count += returnedBy[place] == seat ? 1 : 0;
        }
        return count;
    }

    /// Takes a returned ticket out of its place.
    public int takeReturned(int place) {
        int ticket = bottom[place];
        bottomSize--;
        System.arraycopy(bottom, place + 1, bottom, place, bottomSize - place);
        System.arraycopy(returnedBy, place + 1, returnedBy, place, bottomSize - place);
        return ticket;
    }

    /// Lays a ticket on the returned ones.
    public void layOnReturned(int ticket, int seat) {
        System.arraycopy(bottom, 0, bottom, 1, bottomSize);
        System.arraycopy(returnedBy, 0, returnedBy, 1, bottomSize);
        bottom[0] = (byte) ticket;
        returnedBy[0] = (byte) seat;
        bottomSize++;
    }

    /// The ticket of a set that owns a share: each has a share of 1.
    public static int drawn(long set, int share) {
        return Long.numberOfTrailingZeros(Long.expand(1L << share, set));
    }

    /// Offers a ticket of the unordered part, or an undealt long one, to a seat.
    public void offer(int seat, int ticket) {
        unordered &= ~(1L << ticket);
        undealtLong &= ~(1L << ticket);
        offered[seat] |= 1L << ticket;
    }

    /// Offers the top one of the returned tickets, once no others lie above them.
    public void offerFromBottom(int seat) {
        offered[seat] |= 1L << takeReturned(0);
    }

    /// Keeps a set over the offered tickets and puts the others under the deck in an order.
    public void keep(int seat, int choice, int order) {
        int count = 0;
        for (long rest = choose(seat, choice); rest != 0; rest &= rest - 1) {
            returned[count++] = Long.numberOfTrailingZeros(rest);
        }
        TicketOrder.arrange(returned, count, order);
        for (int index = 0; index < count; index++) {
            bottom[bottomSize] = (byte) returned[index];
            returnedBy[bottomSize] = (byte) seat;
            bottomSize++;
        }
    }

    /// Keeps a set over the offered tickets and sends the others back to the box.
    public void keepAndBox(int seat, int choice) {
        boxed[seat] |= choose(seat, choice);
    }

    /// Keeps a set over the offered tickets; the others.
    private long choose(int seat, int choice) {
        long all = offered[seat];
        long chosen = Long.expand(choice, all);
        kept[seat] |= chosen;
        offered[seat] = 0;
        choices[seat]++;
        dealt[seat] += (byte) Long.bitCount(all);
        return all & ~chosen;
    }
}
