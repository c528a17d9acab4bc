package dev.anden.games.tickettoride.state;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.BoardRules.OpeningDeal;
import dev.anden.games.tickettoride.board.BoardRules.TicketDeal;
import dev.anden.games.tickettoride.board.IndexSet;
import java.util.Arrays;

/// The ticket deck and the tickets of the seats.
///
/// The deck's upper part is in an order that nobody knows: a set. Under it lie the returned tickets, in the order
/// in which they were put back (`ttr.ticket.draw`, `ttr.setup.opening-reject`), each with the seat that knows it
/// lies there.
public final class TicketPile {
    /// The most tickets that can have lain before a seat: of each offer it kept one at least.
    public static final int MOST_DEALT = OpeningDeal.MOST + (Board.MAXIMUM_TICKETS - 1) * TicketDeal.MOST;

    public IndexSet unordered;
    public final byte[] bottom = new byte[Board.MAXIMUM_TICKETS];
    public final byte[] returnedBy = new byte[Board.MAXIMUM_TICKETS];
    public int bottomSize;
    public final IndexSet[] kept;
    public final IndexSet[] offered;

    /// Long tickets that nobody was dealt; after the opening deal they lie in the box.
    public IndexSet undealtLong;

    /// Per seat, the opening tickets that it sent back to the box (`ttr.setup.opening-reject`).
    public final IndexSet[] boxed;

    /// Per seat, how often it has chosen among tickets and how many lay before it then: what everybody could count.
    public final byte[] choices;

    public final short[] dealt;

    /// Scratch of [#keep].
    private final int[] returned = new int[OpeningDeal.MOST_ORDERED];

    /// @param regular the tickets of the deck
    /// @param longTickets those dealt at the beginning alone
    TicketPile(IndexSet regular, IndexSet longTickets, int seats) {
        unordered = regular;
        undealtLong = longTickets;
        boxed = none(seats);
        choices = new byte[seats];
        dealt = new short[seats];
        kept = none(seats);
        offered = none(seats);
    }

    private static IndexSet[] none(int seats) {
        var sets = new IndexSet[seats];
        Arrays.fill(sets, IndexSet.NONE);
        return sets;
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
        return unordered.size() + bottomSize;
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

    /// Offers a ticket of the unordered part, or an undealt long one, to a seat.
    public void offer(int seat, int ticket) {
        unordered = unordered.without(ticket);
        undealtLong = undealtLong.without(ticket);
        offered[seat] = offered[seat].with(ticket);
    }

    /// Offers the top one of the returned tickets, once no others lie above them.
    public void offerFromBottom(int seat) {
        offered[seat] = offered[seat].with(takeReturned(0));
    }

    /// Keeps a set over the offered tickets and puts the others under the deck in an order.
    public void keep(int seat, int choice, int order) {
        int count = 0;
        IndexSet others = choose(seat, choice);
        for (int ticket = others.next(0); ticket >= 0; ticket = others.next(ticket + 1)) {
            returned[count++] = ticket;
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
        boxed[seat] = boxed[seat].plus(choose(seat, choice));
    }

    /// Keeps a set over the offered tickets; the others.
    private IndexSet choose(int seat, int choice) {
        IndexSet all = offered[seat];
        IndexSet chosen = all.chosen(choice);
        kept[seat] = kept[seat].plus(chosen);
        offered[seat] = IndexSet.NONE;
        choices[seat]++;
        dealt[seat] += (short) all.size();
        return all.minus(chosen);
    }
}
