package dev.anden.games.tickettoride.state;

/// The orders in which returned tickets can go to the bottom of the ticket deck (`ttr.ticket.draw`): permutations
/// numbered in lexicographic order (the Lehmer code).
public final class TicketOrder {
    private TicketOrder() {}

    /// How many orders there are for a number of tickets: its factorial.
    ///
    /// @param count 0 to 7
    public static int count(int count) {
        return switch (count) {
            case 0, 1 -> 1;
            case 2 -> 2;
            case 3 -> 6;
            case 4 -> 24;
            case 5 -> 120;
            case 6 -> 720;
            case 7 -> 5040;
            default -> throw new IllegalArgumentException("At most 7 tickets go back, not " + count);
        };
    }

    /// Arranges tickets.
    ///
    /// @param tickets the tickets in ascending order; arranged in place
    /// @param count how many of them count
    /// @param order from 0, below [#count(int)]
    public static void arrange(int[] tickets, int count, int order) {
        int rest = order;
        for (int place = 0; place < count - 1; place++) {
            int block = count(count - 1 - place);
            int chosen = place + rest / block;
            rest %= block;
            int ticket = tickets[chosen];
            System.arraycopy(tickets, place, tickets, place + 1, chosen - place);
            tickets[place] = ticket;
        }
    }

    /// The number of the order in which tickets stand; the inverse of [#arrange].
    public static int of(int[] tickets) {
        int order = 0;
        for (int place = 0; place < tickets.length; place++) {
            int smaller = 0;
            for (int later = place + 1; later < tickets.length; later++) {
                if (tickets[later] < tickets[place]) {
                    smaller++;
                }
            }
            order += smaller * count(tickets.length - 1 - place);
        }
        return order;
    }
}
