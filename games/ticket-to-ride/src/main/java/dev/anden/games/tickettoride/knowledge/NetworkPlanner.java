package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.board.IndexSet;
import java.util.Arrays;

/// Finds a cheap network that joins tickets: a Steiner forest, by joining one ticket after another over what is
/// already there in several orders, and then laying each ticket's way anew while the others stay.
final class NetworkPlanner {
    /// Orders in which tickets are joined; more found no better networks.
    private static final int ORDERS = 3;

    /// After two rounds hardly any way changes.
    private static final int ROUNDS_OF_REPAIR = 2;

    private final Position position;
    private final Weights weights;
    private final BoardKnowledge board;
    private final RoutePrices prices;
    private final CardNeeds needs;
    private final ShortestPaths paths;
    private final double[] price;
    private final int[] order;
    private final RouteSet[] ways;
    private final int ordersWithout;
    private final int repairsWithout;
    private int mostRepairs;
    private final int[][] tried;
    private final RouteSet earlierWay = new RouteSet();
    private final RouteSet network = new RouteSet();
    private final Plan candidate = new Plan();
    private final Plan attempt = new Plan();
    private final Plan shorter = new Plan();
    private int count;

    NetworkPlanner(Position position, RoutePrices prices) {
        this(position, prices, ORDERS, ROUNDS_OF_REPAIR);
    }

    /// One that finds out with less effort which ticket to give up.
    static NetworkPlanner inHurry(Position position, RoutePrices prices) {
        return new NetworkPlanner(position, prices, 1, 0);
    }

    /// @param ordersWithout in how many orders tickets are joined to see what giving one up would bring, 1 to 3
    /// @param repairsWithout how often each way is laid anew then, 0 or more
    private NetworkPlanner(Position position, RoutePrices prices, int ordersWithout, int repairsWithout) {
        this.ordersWithout = ordersWithout;
        this.repairsWithout = repairsWithout;
        this.position = position;
        this.prices = prices;
        board = position.board;
        weights = position.weights;
        needs = new CardNeeds(position);
        paths = new ShortestPaths(board);
        price = new double[board.routes];
        order = new int[board.tickets];
        tried = new int[ORDERS][board.tickets];
        ways = new RouteSet[board.tickets];
        for (int ticket = 0; ticket < board.tickets; ticket++) {
            ways[ticket] = new RouteSet();
        }
    }

    /// Plans for tickets, giving up those that can't be completed or cost more than they bring.
    ///
    /// @param tickets a set of tickets
    /// @param best becomes the plan
    void plan(IndexSet tickets, Plan best) {
        planAll(tickets, best, ORDERS, ROUNDS_OF_REPAIR);
        boolean better = true;
        while (better && overreaches(best)) {
            better = giveOneUp(tickets, best);
        }
    }

    private boolean overreaches(Plan plan) {
        return plan.vehicles > position.vehicles || plan.turns > weights.shareOfHorizon * position.horizon;
    }

    /// Gives up the ticket without which the plan is best; says whether it is better than with it.
    private boolean giveOneUp(IndexSet tickets, Plan best) {
        IndexSet pursued = best.tickets;
        boolean better = false;
        shorter.copyFrom(best);
        for (int dropped = pursued.next(0); dropped >= 0; dropped = pursued.next(dropped + 1)) {
            if (position.completed(dropped)) {
                continue;
            }
            planAll(pursued.without(dropped), attempt, ordersWithout, repairsWithout);
            attempt.value -= pointsOf(tickets.minus(pursued).with(dropped));
            attempt.lost = tickets.minus(attempt.tickets);
            if (attempt.value > shorter.value) {
                shorter.copyFrom(attempt);
                better = true;
            }
        }
        best.copyFrom(shorter);
        return better;
    }

    /// Plans for all tickets that can be joined at all.
    private void planAll(IndexSet tickets, Plan best, int mostOrders, int repairs) {
        mostRepairs = repairs;
        best.value = Double.NEGATIVE_INFINITY;
        list(tickets);
        int orders = count <= 1 ? 1 : mostOrders;
        for (int attempts = 0; attempts < orders; attempts++) {
            arrange(attempts);
            if (wasTried(attempts)) {
                continue;
            }
            joinAll();
            evaluate(tickets, candidate);
            if (candidate.value > best.value) {
                best.copyFrom(candidate);
            }
        }
    }

    /// Whether tickets stand in an order that was tried before, and notes it down.
    private boolean wasTried(int attempts) {
        System.arraycopy(order, 0, tried[attempts], 0, count);
        for (int earlier = 0; earlier < attempts; earlier++) {
            if (Arrays.equals(order, 0, count, tried[earlier], 0, count)) {
                return true;
            }
        }
        return false;
    }

    private void list(IndexSet tickets) {
        count = 0;
        for (int ticket = tickets.next(0); ticket >= 0; ticket = tickets.next(ticket + 1)) {
            if (!position.completed(ticket)) {
                order[count++] = ticket;
            }
        }
    }

    /// First the dearest ticket, then the cheapest, then as the board lists them.
    private void arrange(int attempts) {
        for (int place = 1; place < count; place++) {
            int ticket = order[place];
            int hole = place;
            while (hole > 0 && before(ticket, order[hole - 1], attempts)) {
                order[hole] = order[hole - 1];
                hole--;
            }
            order[hole] = ticket;
        }
    }

    private boolean before(int ticket, int other, int attempts) {
        return switch (attempts) {
            case 0 -> board.ticketPoints[ticket] > board.ticketPoints[other];
            case 1 -> board.ticketPoints[ticket] < board.ticketPoints[other];
            default -> ticket < other;
        };
    }

    private void joinAll() {
        for (int place = 0; place < count; place++) {
            ways[order[place]].clear();
        }
        network.clear();
        for (int place = 0; place < count; place++) {
            join(order[place]);
            network.addAll(ways[order[place]]);
        }
        if (count < 2) {
            return;
        }
        for (int round = 0; round < mostRepairs; round++) {
            if (!repair()) {
                break;
            }
        }
        uniteWays();
    }

    /// Lays each way anew; says whether any changed. Where none did, no further round would change one.
    private boolean repair() {
        boolean changed = false;
        for (int place = 0; place < count; place++) {
            RouteSet way = ways[order[place]];
            earlierWay.copyFrom(way);
            way.clear();
            uniteWays();
            join(order[place]);
            changed |= !way.isSameAs(earlierWay);
        }
        return changed;
    }

    private void uniteWays() {
        network.clear();
        for (int place = 0; place < count; place++) {
            network.addAll(ways[order[place]]);
        }
    }

    /// Finds the way of a ticket, over the network at no cost.
    private void join(int ticket) {
        System.arraycopy(prices.prices(), 0, price, 0, price.length);
        for (int route = network.next(0); route >= 0; route = network.next(route + 1)) {
            price[route] = 0;
            if (board.twin[route] >= 0) {
                price[board.twin[route]] = ShortestPaths.UNUSABLE;
            }
        }
        int goal = board.ticketTo[ticket];
        paths.search(board.ticketFrom[ticket], price, 1L << goal);
        paths.collect(goal, ways[ticket]);
    }

    private void evaluate(IndexSet tickets, Plan plan) {
        plan.routes.clear();
        double points = 0;
        for (int route = network.next(0); route >= 0; route = network.next(route + 1)) {
            if (position.owner[route] != position.seat) {
                plan.routes.add(route);
                points += board.points[route];
            }
        }
        plan.tickets = IndexSet.NONE;
        for (int ticket = tickets.next(0); ticket >= 0; ticket = tickets.next(ticket + 1)) {
            if (position.completed(ticket) || !ways[ticket].isEmpty()) {
                plan.tickets = plan.tickets.with(ticket);
            }
        }
        plan.lost = tickets.minus(plan.tickets);
        needs.compute(plan.routes);
        plan.vehicles = needs.vehicles();
        plan.turns = needs.turns();
        plan.value = points
                + pointsOf(plan.tickets)
                + board.perTicket * plan.tickets.size()
                - pointsOf(plan.lost)
                - needs.cost()
                - weights.vehicle * plan.vehicles
                - weights.turnShort * Math.max(0, plan.turns - weights.shareOfHorizon * position.horizon)
                - weights.vehicleShort * Math.max(0, plan.vehicles - position.vehicles);
    }

    private double pointsOf(IndexSet tickets) {
        double points = 0;
        for (int ticket = tickets.next(0); ticket >= 0; ticket = tickets.next(ticket + 1)) {
            points += board.ticketPoints[ticket];
        }
        return points;
    }
}
