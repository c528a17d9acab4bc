package dev.anden.games.tickettoride.knowledge;

import java.util.Arrays;

/// Whether it pays to draw tickets now: what the best of those that it doesn't hold would bring, on average, given
/// the network that stands or is planned. Those that are only dealt at the start are counted among them as if
/// they could still come: weights were found that way.
final class TicketHunger {
    private final Position position;
    private final Weights weights;
    private final BoardKnowledge board;
    private final RoutePrices prices;
    private final ShortestPaths paths;
    private final double[] price;
    private final double[] gains;
    private final RouteSet way = new RouteSet();
    private final CardNeeds needs;

    TicketHunger(Position position, RoutePrices prices) {
        this.position = position;
        weights = position.weights;
        this.prices = prices;
        board = position.board;
        paths = new ShortestPaths(board);
        price = new double[board.routes];
        gains = new double[board.tickets];
        needs = new CardNeeds(position);
    }

    /// Whether to draw tickets, with a plan for those already held.
    ///
    /// @param eagerness points by which they seem worth more than they are
    boolean draws(Plan plan, double eagerness) {
        if (!position.ticketsLeft || position.turnsLeft >= 0 || plan.routes.size() > weights.nearlyDone) {
            return false;
        }
        return expectedGain(plan) > weights.ticketMargin - eagerness;
    }

    private double expectedGain(Plan plan) {
        System.arraycopy(prices.prices(), 0, price, 0, price.length);
        for (int route = plan.routes.next(0); route >= 0; route = plan.routes.next(route + 1)) {
            price[route] = 0;
        }
        int count = 0;
        for (int ticket = 0; ticket < board.tickets; ticket++) {
            if (!position.tickets.contains(ticket)) {
                gains[count++] = gain(ticket, plan);
            }
        }
        return expectedBest(gains, count, board.ticketsOffered);
    }

    /// What a ticket adds to a plan.
    private double gain(int ticket, Plan plan) {
        int goal = board.ticketTo[ticket];
        paths.search(board.ticketFrom[ticket], price, 1L << goal);
        double distance = paths.distance(goal);
        double points = board.ticketPoints[ticket];
        if (distance == ShortestPaths.UNUSABLE) {
            return -points;
        }
        way.copyFrom(plan.routes);
        paths.collect(goal, way);
        needs.compute(way);
        boolean feasible = needs.vehicles() <= position.vehicles
                && needs.turns() <= weights.ticketShareOfHorizon * (position.horizon - 1);
        if (!feasible) {
            return -points;
        }
        double success = StrictMath.pow(weights.routeStaysOpen, way.size() - plan.routes.size() - ownRoutes(way));
        return points * (2 * success - 1) + board.perTicket * success - distance;
    }

    private int ownRoutes(RouteSet routes) {
        int own = 0;
        for (int route = routes.next(0); route >= 0; route = routes.next(route + 1)) {
            own += position.owner[route] == position.seat ? 1 : 0;
        }
        return own;
    }

    /// The mean of the best of the offered tickets, when each set of them is as likely as any other.
    ///
    /// @param gains what each ticket brings that is counted; they are sorted
    /// @param count how many these are
    /// @param most how many are offered, if there are as many
    static double expectedBest(double[] gains, int count, int most) {
        if (count == 0) {
            return Double.NEGATIVE_INFINITY;
        }
        Arrays.sort(gains, 0, count);
        int offered = Math.min(most, count);
        double sum = 0;
        double ways = 0;
        double weight = 1;
        // The place-th smallest is the best of the offered in (place over offered - 1) of all draws.
        for (int place = offered - 1; place < count; place++) {
            if (place >= offered) {
                weight = weight * place / (place - offered + 1);
            }
            sum += weight * gains[place];
            ways += weight;
        }
        return sum / ways;
    }
}
