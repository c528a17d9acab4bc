package dev.anden.games.tickettoride.board;

/// A set of a board's tickets, by their indexes: bit i of 128 stands for ticket i. Immutable.
///
/// ```
/// for (int ticket = set.next(0); ticket >= 0; ticket = set.next(ticket + 1)) { … }
/// ```
///
/// @param low tickets 0 to 63
/// @param high tickets 64 to 127
public record Tickets(long low, long high) {
    public static final Tickets NONE = new Tickets(0, 0);

    /// The set of one ticket.
    public static Tickets of(int ticket) {
        return ticket < Long.SIZE ? new Tickets(1L << ticket, 0) : new Tickets(0, 1L << ticket);
    }

    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    public boolean isEmpty() {
        return (low | high) == 0;
    }

    /// Whether a ticket is in the set.
    ///
    /// @param ticket any number; a negative one and one beyond the last ticket never is
    public boolean contains(int ticket) {
        return ticket >= 0 && ticket < Board.MAXIMUM_TICKETS && ((ticket < Long.SIZE ? low : high) >>> ticket & 1) != 0;
    }

    public Tickets with(int ticket) {
        return plus(of(ticket));
    }

    public Tickets without(int ticket) {
        return minus(of(ticket));
    }

    /// What is in either.
    public Tickets plus(Tickets other) {
        return new Tickets(low | other.low, high | other.high);
    }

    /// What isn't in the other one.
    public Tickets minus(Tickets other) {
        return new Tickets(low & ~other.low, high & ~other.high);
    }

    /// What is in both.
    public Tickets and(Tickets other) {
        return new Tickets(low & other.low, high & other.high);
    }

    /// The first ticket of the set from an index on; -1 if there is none.
    public int next(int from) {
        if (from < Long.SIZE) {
            long rest = low & -1L << from;
            if (rest != 0) {
                return Long.numberOfTrailingZeros(rest);
            }
        }
        long rest = from >= Board.MAXIMUM_TICKETS ? 0 : high & (from <= Long.SIZE ? -1L : -1L << from);
        return rest == 0 ? -1 : Long.SIZE + Long.numberOfTrailingZeros(rest);
    }

    /// The ticket with so many others of the set before it.
    ///
    /// @param place from 0, below [#size()]
    public int at(int place) {
        int lower = Long.bitCount(low);
        return place < lower
                ? Long.numberOfTrailingZeros(Long.expand(1L << place, low))
                : Long.SIZE + Long.numberOfTrailingZeros(Long.expand(1L << (place - lower), high));
    }

    /// The part of the set that a choice stands for: bit i of it means the i-th ticket of the set.
    public Tickets chosen(int choice) {
        int lower = Long.bitCount(low);
        return new Tickets(Long.expand(choice, low), lower >= Integer.SIZE ? 0 : Long.expand(choice >>> lower, high));
    }

    /// The tickets in ascending order.
    public int[] toArray() {
        var tickets = new int[size()];
        int count = 0;
        for (int ticket = next(0); ticket >= 0; ticket = next(ticket + 1)) {
            tickets[count++] = ticket;
        }
        return tickets;
    }
}
