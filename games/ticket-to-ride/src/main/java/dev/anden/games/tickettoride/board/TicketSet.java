package dev.anden.games.tickettoride.board;

import dev.anden.games.tickettoride.board.BoardRules.OpeningDeal;
import dev.anden.games.tickettoride.board.BoardRules.TicketDeal;
import java.util.List;

/// Other tickets than those of the box that a board can be played with, and the numbers that go with them
/// (`ttr.set.choice`).
///
/// @param id `mega`: the value of the game's option
/// @param openingTickets the deal of tickets before the first turn
/// @param ticketDraw the draw of tickets in play
/// @param longestPathPoints points for the longest path; 0 where there is no such bonus
/// @param mostTicketsPoints points for the most completed tickets; 0 where there is no such bonus
/// @param tickets all of them, those of the box that belong to the set included; at most 128
public record TicketSet(
        String id,
        OpeningDeal openingTickets,
        TicketDeal ticketDraw,
        int longestPathPoints,
        int mostTicketsPoints,
        List<Ticket> tickets) {
    /// The value that stands for the tickets of the box.
    public static final String BASE = "base";

    public TicketSet {
        tickets = List.copyOf(tickets);
    }
}
