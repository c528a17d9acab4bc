package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Elements;
import dev.anden.games.tickettoride.board.RouteColor;
import dev.anden.games.tickettoride.state.RouteTables;
import dev.anden.games.tickettoride.state.TicketTables;
import java.util.Arrays;
import java.util.stream.IntStream;

/// A board's data laid out for looking up by index: the rules' tables, and what only bots ask for.
final class BoardKnowledge {
    /// The colour of a gray route, one beyond the last of [CardKind]'s colours.
    static final int GRAY = RouteColor.GRAY.ordinal();

    /// The kind of a wild.
    static final int WILD = CardKind.WILD.ordinal();

    /// The part of the points for the most tickets that one completed ticket is taken to bring. Where the longest path
    /// counts too, more tickets cost as much of it as they bring.
    private static final double SHARE_OF_MOST_TICKETS = 0.25;

    /// The rules' tables of the board: what is below is taken from them.
    final RouteTables routeTables;

    final TicketTables ticketTables;

    final int cities;
    final int routes;
    final int tickets;
    final int lastRoundAt;

    /// Vehicles that each seat begins with, of all kinds.
    final int vehicleCount;

    /// How many of its first tickets a seat has to keep.
    final int ticketsKept;

    /// Tickets that are offered by a draw in play.
    final int ticketsOffered;

    final int doublesClosedUpTo;

    /// Whether the market is closed once neither deck nor discards are left.
    final boolean marketNeedsDeck;

    final int[] from;
    final int[] to;
    final int[] length;
    final int[] color;
    final int[] points;
    final int[] twin;

    /// Index of the kind of vehicle that a route takes.
    final int[] vehicleKind;

    /// How many vehicles a route takes.
    final int[] vehicles;

    /// How many of a route's cards must be wild.
    final int[] wilds;

    final boolean[] tunnel;

    /// How many kinds of vehicles there are.
    final int vehicleKinds;

    /// Points for a station that isn't built; 0 without stations.
    final int stationPoints;

    /// Cards that the first, second … station costs; empty without stations.
    final int[] stationCosts;
    final int[] ticketFrom;
    final int[] ticketTo;
    final int[] ticketPoints;

    /// What a completed ticket is worth besides its points: its part in the most tickets (`ttr.end.most-tickets`).
    final double perTicket;

    /// What the longest path brings; 0 where it brings nothing.
    final int longestPathPoints;

    final int[] cards = new int[CardKind.COUNT];

    /// The routes that meet a city.
    final int[][] routesAt;

    /// The cities at the other ends of those routes.
    final int[][] neighborsAt;

    BoardKnowledge(Board board) {
        perTicket = board.rules().longestPathPoints() > 0
                ? 0
                : SHARE_OF_MOST_TICKETS * board.rules().mostTicketsPoints();
        longestPathPoints = board.rules().longestPathPoints();
        routeTables = new RouteTables(board.routes(), board.rules().vehicles());
        ticketTables = new TicketTables(board.tickets());
        cities = board.cities().size();
        routes = routeTables.routes;
        tickets = board.tickets().size();
        vehicleCount = board.rules().vehicleCount();
        ticketsKept = board.rules().openingTickets().keep();
        lastRoundAt = board.rules().lastRoundAt();
        ticketsOffered = board.rules().ticketDraw().deal();
        doublesClosedUpTo = board.rules().doublesClosedUpTo();
        marketNeedsDeck = board.rules().marketNeedsDeck();
        from = routeTables.from;
        to = routeTables.to;
        length = routeTables.length;
        color = routeTables.color;
        points = routeTables.points;
        twin = routeTables.twin;
        vehicleKind = routeTables.vehicle;
        vehicles = routeTables.vehicles;
        wilds = routeTables.wilds;
        tunnel = new boolean[routes];
        board.routes().forEach(route -> tunnel[route.index()] = route.tunnel());
        vehicleKinds = board.rules().vehicles().size();
        var stationRules = board.rules().elements().station();
        stationCosts = stationRules.stream()
                .flatMap(rule -> rule.costs().stream())
                .mapToInt(Integer::intValue)
                .toArray();
        stationPoints = stationRules.map(Elements.Stations::points).orElse(0);
        ticketFrom = ticketTables.from;
        ticketTo = ticketTables.to;
        ticketPoints = ticketTables.points;
        board.rules().cards().forEach((kind, count) -> cards[kind.ordinal()] = count);
        routesAt = new int[cities][];
        neighborsAt = new int[cities][];
        for (int city = 0; city < cities; city++) {
            routesAt[city] = routesAt(city);
            neighborsAt[city] = neighborsAt(city);
        }
    }

    private int[] routesAt(int city) {
        return IntStream.range(0, routes)
                .filter(route -> from[route] == city || to[route] == city)
                .toArray();
    }

    private int[] neighborsAt(int city) {
        return Arrays.stream(routesAt[city]).map(route -> otherEnd(route, city)).toArray();
    }

    /// What a ticket of the board is worth on average.
    double meanTicketPoints() {
        return Arrays.stream(ticketPoints).average().orElse(0);
    }

    /// The city at the other end of a route.
    int otherEnd(int route, int city) {
        return from[route] ^ to[route] ^ city;
    }

    /// Whether cards of a colour can pay for a route.
    boolean takes(int route, int cardColor) {
        return color[route] == cardColor || color[route] == GRAY;
    }

    boolean isGray(int route) {
        return color[route] == GRAY;
    }
}
