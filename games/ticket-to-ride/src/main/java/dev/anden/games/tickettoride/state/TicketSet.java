package dev.anden.games.tickettoride.state;

/// Sets of tickets as 64 bits.
public final class TicketSet {
    private TicketSet() {}

    /// The tickets of a set, in ascending order.
    public static int[] toArray(long set) {
        var tickets = new int[Long.bitCount(set)];
        int index = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            tickets[index++] = Long.numberOfTrailingZeros(rest);
        }
        return tickets;
    }
}
