package dev.anden.games.tickettoride.board;

import java.util.List;
import java.util.Map;

/// The numbers in which the boards of the family differ (the ledger's table `ttr.board`).
///
/// @param minimumSeats the fewest seats
/// @param maximumSeats the most seats
/// @param vehicles vehicles of each seat
/// @param cards train cards by kind
/// @param openingHand cards dealt to each seat
/// @param openingTickets the deal of tickets before the first turn
/// @param ticketDraw the draw of tickets in play
/// @param routePoints points by a route's length
/// @param doublesClosedUpTo the largest number of seats at which one route of a double route stays closed
/// @param lastRoundAt the last round starts when a turn ends with this many vehicles left, or fewer
/// @param longestPathPoints points for the longest path; 0 where there is no such bonus
/// @param tieBreaks in order; a tie that survives them is a shared win
public record BoardRules(
        int minimumSeats,
        int maximumSeats,
        int vehicles,
        Map<CardKind, Integer> cards,
        int openingHand,
        TicketDeal openingTickets,
        TicketDeal ticketDraw,
        Map<Integer, Integer> routePoints,
        int doublesClosedUpTo,
        int lastRoundAt,
        int longestPathPoints,
        List<TieBreak> tieBreaks) {
    public BoardRules {
        cards = Map.copyOf(cards);
        routePoints = Map.copyOf(routePoints);
        tieBreaks = List.copyOf(tieBreaks);
    }

    /// @param deal tickets offered, 1 to 5
    /// @param keep how many of them must be kept at least
    public record TicketDeal(int deal, int keep) {}

    /// What separates seats with equal points.
    public enum TieBreak {
        COMPLETED_TICKETS,
        LONGEST_PATH
    }
}
