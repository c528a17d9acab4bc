package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Thought;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.narration.TtrThought;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;

/// Tells what a plan consists of.
final class PlannerThoughts {
    /// From so many points on, the loss of a route is worth a word.
    private static final double DEAR = 8;

    /// With so few turns left, the end is worth a word although nothing is planned.
    private static final double END_IS_NEAR = 5;

    private final Position position;
    private final Board names;
    private final Plan plan;
    private final List<Thought> thoughts = new ArrayList<>();

    /// @param names the board that the position is on
    PlannerThoughts(Position position, Board names, Plan plan) {
        this.position = position;
        this.names = names;
        this.plan = plan;
    }

    List<Thought> told() {
        return List.copyOf(thoughts);
    }

    /// The ways of the tickets, and those that are given up.
    void tellTickets() {
        var price = new double[position.board.routes];
        for (int route = 0; route < price.length; route++) {
            boolean isOwn = position.owner[route] == position.seat;
            price[route] =
                    isOwn ? 0 : plan.routes.contains(route) ? position.board.length[route] : ShortestPaths.UNUSABLE;
        }
        for (int ticket = plan.tickets.next(0); ticket >= 0; ticket = plan.tickets.next(ticket + 1)) {
            if (!position.completed(ticket)) {
                thoughts.add(way(ticket, price));
            }
        }
        IndexSet lost = plan.lost;
        for (int ticket = lost.next(0); ticket >= 0; ticket = lost.next(ticket + 1)) {
            thoughts.add(new TtrThought.TicketGivenUp(ticketId(ticket)));
        }
    }

    private TtrThought.TicketWay way(int ticket, double[] price) {
        var paths = new ShortestPaths(position.board);
        int from = position.board.ticketFrom[ticket];
        int to = position.board.ticketTo[ticket];
        paths.search(to, price, 1L << from);
        var routes = new ArrayList<String>();
        var via = new ArrayList<String>();
        int here = from;
        while (here != to) {
            int route = paths.arrival(here);
            here = position.board.otherEnd(route, here);
            if (position.owner[route] != position.seat) {
                routes.add(routeId(route));
            }
            if (here != to) {
                via.add(names.cities().get(here).id());
            }
        }
        return new TtrThought.TicketWay(ticketId(ticket), routes, via);
    }

    /// The planned route that it would be dearest to lose, where somebody could take it.
    void tellBottleneck(ClaimChoice claims) {
        int dearest = -1;
        double highest = DEAR;
        for (int route = plan.routes.next(0); route >= 0; route = plan.routes.next(route + 1)) {
            double cost = claims.costOfLosing(route, plan);
            if (cost >= highest && (dearest < 0 || cost > highest)) {
                highest = cost;
                dearest = route;
            }
        }
        if (dearest >= 0 && position.seats > 1) {
            thoughts.add(new TtrThought.Bottleneck(routeId(dearest), highest >= ClaimChoice.NO_WAY_ROUND));
        }
    }

    /// What has to be drawn.
    void tellCards(CardNeeds needs) {
        needs.compute(plan.routes);
        var cards = new EnumMap<CardKind, Integer>(CardKind.class);
        for (int color = 0; color < CardKind.COLORS; color++) {
            if (needs.missing[color] > 0) {
                cards.put(CardKind.values()[color], needs.missing[color]);
            }
        }
        if (needs.wildsMissing() > 0) {
            cards.put(CardKind.WILD, needs.wildsMissing());
        }
        if (!cards.isEmpty()) {
            thoughts.add(new TtrThought.MissingCards(cards, needs.cardsMissing()));
        }
    }

    void tellLongRoutes(RouteSet goals) {
        List<String> routes = ids(goals, plan.routes);
        if (!routes.isEmpty()) {
            thoughts.add(new TtrThought.LongRoutesNext(routes));
        }
    }

    void tellMoreTickets() {
        thoughts.add(new TtrThought.MoreTickets());
    }

    void tellTime() {
        if (!plan.routes.isEmpty() || position.horizon <= END_IS_NEAR) {
            thoughts.add(new TtrThought.Time((int) Math.ceil(plan.turns), (int) Math.round(position.horizon)));
        }
    }

    private List<String> ids(RouteSet routes, RouteSet without) {
        var ids = new ArrayList<String>();
        for (int route = routes.next(0); route >= 0; route = routes.next(route + 1)) {
            if (position.owner[route] != position.seat && !without.contains(route)) {
                ids.add(routeId(route));
            }
        }
        return ids;
    }

    private String routeId(int route) {
        return names.routes().get(route).id();
    }

    private String ticketId(int ticket) {
        return names.tickets().get(ticket).id();
    }
}
