package dev.anden.games.tickettoride.state;

import dev.anden.games.tickettoride.board.Ticket;
import java.util.List;

/// The tickets of a game laid out for looking up by index.
public final class TicketTables {
    /// A city of each ticket.
    public final int[] from;

    /// The other city of each ticket.
    public final int[] to;

    public final int[] points;

    public TicketTables(List<Ticket> tickets) {
        from = tickets.stream().mapToInt(Ticket::from).toArray();
        to = tickets.stream().mapToInt(Ticket::to).toArray();
        points = tickets.stream().mapToInt(Ticket::points).toArray();
    }
}
