package dev.anden.games.tickettoride.board;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The numbers in which the boards of the family differ (the ledger's table `ttr.board`).
///
/// @param minimumSeats the fewest seats
/// @param maximumSeats the most seats
/// @param vehicles the kinds of vehicles, one at least
/// @param cards train cards by kind
/// @param openingHand cards dealt to each seat
/// @param marketNeedsDeck whether no card can be drawn, not even from the market, once neither deck nor discards
///     are left (`ttr.board.market-without-deck`)
/// @param openingTickets the deal of tickets before the first turn
/// @param ticketDraw the draw of tickets in play
/// @param ticketCountsSecret whether the number of tickets that a seat holds is secret until the end
/// @param doublesClosedUpTo the largest number of seats at which one route of a double route stays closed
/// @param lastRoundAt the last round starts when a turn ends with this many vehicles of all kinds left, or fewer
/// @param longestPathPoints points for the longest path; 0 where there is no such bonus
/// @param mostTicketsPoints points for the most completed tickets; 0 where there is no such bonus
/// @param tieBreaks in order; a tie that survives them is a shared win
/// @param elements the rule elements switched on
public record BoardRules(
        int minimumSeats,
        int maximumSeats,
        List<VehicleKind> vehicles,
        Map<CardKind, Integer> cards,
        int openingHand,
        boolean marketNeedsDeck,
        OpeningDeal openingTickets,
        TicketDeal ticketDraw,
        boolean ticketCountsSecret,
        int doublesClosedUpTo,
        int lastRoundAt,
        int longestPathPoints,
        int mostTicketsPoints,
        List<TieBreak> tieBreaks,
        Elements elements) {
    public BoardRules {
        vehicles = List.copyOf(vehicles);
        cards = Map.copyOf(cards);
        tieBreaks = List.copyOf(tieBreaks);
    }

    /// The same rules with the numbers of a ticket set.
    BoardRules playedWith(TicketSet set) {
        return new BoardRules(
                minimumSeats,
                maximumSeats,
                vehicles,
                cards,
                openingHand,
                marketNeedsDeck,
                set.openingTickets(),
                set.ticketDraw(),
                ticketCountsSecret,
                doublesClosedUpTo,
                lastRoundAt,
                set.longestPathPoints(),
                set.mostTicketsPoints(),
                tieBreaks,
                elements);
    }

    /// Vehicles of all kinds that each seat starts with.
    public int vehicleCount() {
        return vehicles.stream().mapToInt(VehicleKind::count).sum();
    }

    /// @param deal tickets offered, 1 to 5 ([#MOST])
    /// @param keep how many of them must be kept at least
    public record TicketDeal(int deal, int keep) {
        /// The most tickets that are offered in play.
        public static final int MOST = 5;
    }

    /// The opening deal (`ttr.setup.opening-tickets`).
    ///
    /// @param longTickets tickets dealt from the long ones; the long ones that nobody is dealt leave the game
    /// @param regular tickets dealt from all others
    /// @param keep how many of them must be kept at least
    /// @param rejected where the others go (`ttr.setup.opening-reject`)
    public record OpeningDeal(int longTickets, int regular, int keep, Rejected rejected) {
        /// The most tickets that are ever offered at once.
        public static final int MOST = 7;

        /// The most of them where the others go back in an order of the seat's choice.
        public static final int MOST_ORDERED = 5;

        /// Tickets offered to each seat.
        public int deal() {
            return longTickets + regular;
        }
    }

    /// Where opening tickets go that aren't kept.
    public enum Rejected {
        /// Under the ticket deck.
        BOTTOM,
        /// Out of the game, unseen by the others.
        BOX;

        /// The word of board files: `bottom`.
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// What separates seats with equal points.
    public enum TieBreak {
        COMPLETED_TICKETS,
        FEWER_STATIONS,
        LONGEST_PATH;

        /// The word of board files: `completed-tickets`.
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
