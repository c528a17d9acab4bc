package dev.anden.games.tickettoride.view;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.BoardRules;
import dev.anden.games.tickettoride.board.BoardRules.TieBreak;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Elements;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.RouteColor;
import dev.anden.games.tickettoride.board.Ticket;
import dev.anden.games.tickettoride.board.TicketSet;
import dev.anden.games.tickettoride.board.VehicleKind;
import dev.anden.games.tickettoride.map.MapDrawing;
import dev.anden.games.tickettoride.picture.BoardMap;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// A board as the browser gets it: its data with names instead of indexes.
///
/// @param id `usa`
/// @param name the board's own name in English, and wherever it has no other
/// @param names its names in other languages, by the language's code
/// @param provenance `verified`, `reconstructed` or `invented`
/// @param source where the data was checked, or how it was made
/// @param elements the rule elements switched on, in the words of board files
/// @param vehicles the kinds of vehicles
/// @param cards train cards by kind
/// @param ticketCountsSecret whether the number of tickets that a seat holds is secret until the end
/// @param drawKeep how many of the tickets offered in play are kept at least
/// @param lastRoundAt the last round starts when a turn ends with this many vehicles left, or fewer
/// @param longestPathPoints points for the longest path; 0 where there is no such bonus
/// @param longestPathBreaksTies whether it puts a seat before another with as many points, also where it brings none
/// @param mostTicketsPoints points for the most completed tickets; 0 where there is no such bonus
/// @param tunnelCards cards turned up when a tunnel is claimed; 0 without tunnels
/// @param stationCosts cards that the first, second … station costs; empty without stations
/// @param stationPoints points for each station not built
/// @param flagColors the colours of a flag, in their order; empty without flags
/// @param flagPoints points for a complete flag
/// @param ticketSets other tickets that it can be played with, in place of `tickets`
/// @param drawing how to draw it
public record BoardView(
        String id,
        String name,
        Map<String, String> names,
        String provenance,
        String source,
        List<String> elements,
        List<VehicleView> vehicles,
        Map<CardKind, Integer> cards,
        boolean ticketCountsSecret,
        int drawKeep,
        int lastRoundAt,
        int longestPathPoints,
        boolean longestPathBreaksTies,
        int mostTicketsPoints,
        int tunnelCards,
        List<Integer> stationCosts,
        int stationPoints,
        List<CardKind> flagColors,
        int flagPoints,
        List<CityView> cities,
        List<RouteView> routes,
        List<TicketData> tickets,
        List<TicketSetView> ticketSets,
        MapDrawing drawing) {

    /// A kind of vehicle.
    ///
    /// @param count vehicles of each seat
    /// @param onEachSpace whether one is laid on each space; else one suffices for a route
    /// @param points points by a route's length
    public record VehicleView(String id, int count, boolean onEachSpace, Map<Integer, Integer> points) {}

    /// A city.
    public record CityView(String id, String name) {}

    /// A route between the cities `from` and `to`; `twin` is the other one of a double route.
    ///
    /// @param vehicle the kind of vehicle it takes
    /// @param vehicles how many of them
    /// @param wilds how many of the cards must be wild: more than 0 for a ferry
    public record RouteView(
            String id,
            String from,
            String to,
            int length,
            RouteColor color,
            Optional<String> twin,
            int points,
            String vehicle,
            int vehicles,
            int wilds,
            boolean tunnel) {}

    /// A destination ticket.
    public record TicketData(String id, String from, String to, int points, boolean isLong) {}

    /// A set of tickets, and the numbers that go with it (`ttr.set.choice`).
    ///
    /// @param id the value of the game's option
    /// @param opening opening tickets dealt to each seat, the long ones included
    /// @param openingKeep how many of them are kept at least
    /// @param draw tickets offered in play
    /// @param drawKeep how many of them are kept at least
    /// @param longestPathPoints points for the longest path; 0 where there is no such bonus
    /// @param mostTicketsPoints points for the most completed tickets; 0 where there is no such bonus
    /// @param provenance that of the set, which may be another than the board's
    /// @param source where it was checked, or how it was made
    public record TicketSetView(
            String id,
            int opening,
            int openingKeep,
            int draw,
            int drawKeep,
            int longestPathPoints,
            int mostTicketsPoints,
            String provenance,
            String source,
            List<TicketData> tickets) {}

    public static BoardView of(Board board) {
        BoardRules rules = board.rules();
        Elements elements = rules.elements();
        return new BoardView(
                board.id(),
                board.name(),
                board.names(),
                board.provenance(),
                board.source(),
                elements.words(),
                rules.vehicles().stream().map(BoardView::vehicle).toList(),
                new EnumMap<>(rules.cards()),
                rules.ticketCountsSecret(),
                rules.ticketDraw().keep(),
                rules.lastRoundAt(),
                rules.longestPathPoints(),
                rules.tieBreaks().contains(TieBreak.LONGEST_PATH),
                rules.mostTicketsPoints(),
                elements.tunnel().orElse(0),
                elements.station().map(Elements.Stations::costs).orElse(List.of()),
                elements.station().map(Elements.Stations::points).orElse(0),
                elements.flag().map(Elements.Flags::colors).orElse(Set.of()).stream()
                        .toList(),
                elements.flag().map(Elements.Flags::points).orElse(0),
                board.cities().stream()
                        .map(city -> new CityView(city.id(), city.name()))
                        .toList(),
                board.routes().stream().map(route -> route(board, route)).toList(),
                tickets(board, board.tickets()),
                board.ticketSets().sets().stream()
                        .map(set -> ticketSet(board, set))
                        .toList(),
                BoardMap.draw(board));
    }

    private static TicketSetView ticketSet(Board board, TicketSet set) {
        return new TicketSetView(
                set.id(),
                set.openingTickets().deal(),
                set.openingTickets().keep(),
                set.ticketDraw().deal(),
                set.ticketDraw().keep(),
                set.longestPathPoints(),
                set.mostTicketsPoints(),
                board.ticketSets().provenance(),
                board.ticketSets().source(),
                tickets(board, set.tickets()));
    }

    private static List<TicketData> tickets(Board board, List<Ticket> tickets) {
        return tickets.stream()
                .map(ticket -> new TicketData(
                        ticket.id(),
                        board.cities().get(ticket.from()).id(),
                        board.cities().get(ticket.to()).id(),
                        ticket.points(),
                        ticket.isLong()))
                .toList();
    }

    private static VehicleView vehicle(VehicleKind kind) {
        return new VehicleView(
                kind.id(),
                kind.count(),
                kind.perRoute() == VehicleKind.PerRoute.EACH_SPACE,
                new TreeMap<>(kind.points()));
    }

    private static RouteView route(Board board, Route route) {
        return new RouteView(
                route.id(),
                board.cities().get(route.from()).id(),
                board.cities().get(route.to()).id(),
                route.length(),
                route.color(),
                route.isDouble() ? Optional.of(board.routes().get(route.twin()).id()) : Optional.empty(),
                route.points(),
                board.rules().vehicles().get(route.vehicle()).id(),
                route.vehicles(),
                route.wilds(),
                route.tunnel());
    }
}
