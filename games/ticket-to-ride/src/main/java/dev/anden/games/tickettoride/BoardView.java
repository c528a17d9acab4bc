package dev.anden.games.tickettoride;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.RouteColor;
import dev.anden.games.tickettoride.map.Geography;
import dev.anden.games.tickettoride.map.LandLibrary;
import dev.anden.games.tickettoride.map.Line;
import dev.anden.games.tickettoride.map.MapDrawing;
import dev.anden.games.tickettoride.map.MapLayout;
import dev.anden.games.tickettoride.map.Place;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// A board as the browser gets it: its data with names instead of indexes.
///
/// @param id `usa`
/// @param name the board's own name
/// @param provenance `verified` or `reconstructed`
/// @param vehicles vehicles of each seat
/// @param cards train cards by kind
/// @param routePoints points by a route's length
/// @param drawing how to draw it
public record BoardView(
        String id,
        String name,
        String provenance,
        int vehicles,
        Map<CardKind, Integer> cards,
        Map<Integer, Integer> routePoints,
        List<CityView> cities,
        List<RouteView> routes,
        List<TicketData> tickets,
        MapDrawing drawing) {

    /// A city.
    public record CityView(String id, String name) {}

    /// A route between the cities `from` and `to`; `twin` is the other one of a double route.
    public record RouteView(
            String id, String from, String to, int length, RouteColor color, Optional<String> twin, int points) {}

    /// A destination ticket.
    public record TicketData(String id, String from, String to, int points) {}

    static BoardView of(Board board) {
        return new BoardView(
                board.id(),
                board.name(),
                board.provenance(),
                board.rules().vehicles(),
                new EnumMap<>(board.rules().cards()),
                new TreeMap<>(board.rules().routePoints()),
                board.cities().stream()
                        .map(city -> new CityView(city.id(), city.name()))
                        .toList(),
                board.routes().stream()
                        .map(route -> new RouteView(
                                route.id(),
                                board.cities().get(route.from()).id(),
                                board.cities().get(route.to()).id(),
                                route.length(),
                                route.color(),
                                route.isDouble()
                                        ? Optional.of(
                                                board.routes().get(route.twin()).id())
                                        : Optional.empty(),
                                route.points()))
                        .toList(),
                board.tickets().stream()
                        .map(ticket -> new TicketData(
                                ticket.id(),
                                board.cities().get(ticket.from()).id(),
                                board.cities().get(ticket.to()).id(),
                                ticket.points()))
                        .toList(),
                drawing(board));
    }

    private static MapDrawing drawing(Board board) {
        var places = board.cities().stream()
                .map(city -> new Place(city.id(), city.name(), city.latitude(), city.longitude()))
                .toList();
        var lines = board.routes().stream()
                .map(route -> new Line(route.from(), route.to(), route.length(), route.twin()))
                .toList();
        var geography = new Geography(places, lines, board.geography());
        return MapLayout.draw(geography, LandLibrary.land(board.geography()));
    }
}
