package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.action.ActionCodes;
import java.util.function.IntPredicate;

/// Which route to claim now, if any: first those of the tickets' network, the one first whose loss would hurt most.
final class ClaimChoice {
    /// No claim is worth making now.
    static final int NONE = PaymentChoice.NONE;

    /// What the loss of a route without any way round counts as, in points.
    static final double NO_WAY_ROUND = 30;

    private final Position position;
    private final Weights weights;
    private final BoardKnowledge board;
    private final RoutePrices prices;
    private final CardNeeds needs;
    private final PaymentChoice payments;
    private final ShortestPaths paths;
    private final double[] price;

    ClaimChoice(Position position, RoutePrices prices) {
        this.position = position;
        this.prices = prices;
        board = position.board;
        weights = position.weights;
        needs = new CardNeeds(position);
        payments = new PaymentChoice(position);
        paths = new ShortestPaths(board);
        price = new double[board.routes];
    }

    /// The best claim, or [#NONE] if drawing is better.
    int choose(Plan plan, RouteSet goals) {
        needs.compute(plan.routes);
        int claim = forTickets(plan, goals);
        return claim != NONE ? claim : forPoints(plan, goals);
    }

    /// The first claim that can be paid, going through the board's routes from one of them on; or [#NONE].
    int some(Plan plan, RouteSet goals, int from) {
        for (int place = 0; place < board.routes; place++) {
            int route = (from + place) % board.routes;
            int claim = position.claimable(route) ? payments.pay(route, plan, goals) : NONE;
            if (claim != NONE) {
                return claim;
            }
        }
        return NONE;
    }

    /// The planned route that scores most, whatever others may take meanwhile; or [#NONE].
    int carefree(Plan plan, RouteSet goals) {
        return best(plan, goals, goals::contains);
    }

    /// Any claim, the one that scores most, for a seat that can't draw; or [#NONE].
    int anything(Plan plan, RouteSet goals) {
        return best(plan, goals, route -> true);
    }

    private int best(Plan plan, RouteSet goals, IntPredicate wanted) {
        int best = NONE;
        for (int route = 0; route < board.routes; route++) {
            int claim = wanted.test(route) && position.claimable(route) ? payments.pay(route, plan, goals) : NONE;
            if (claim != NONE && (best == NONE || board.points[route] > board.points[ActionCodes.route(best)])) {
                best = claim;
            }
        }
        return best;
    }

    private int forTickets(Plan plan, RouteSet goals) {
        boolean wildsSuffice = needs.cardsMissing() == 0;
        boolean endIsNear = position.horizon <= plan.turns + weights.hurry;
        boolean laid = false;
        int best = NONE;
        double highest = -1;
        for (int route = plan.routes.next(0); route >= 0; route = plan.routes.next(route + 1)) {
            int claim = payments.pay(route, plan, goals);
            if (claim == NONE || !(endIsNear || safe(claim))) {
                continue;
            }
            if (!laid) {
                layNetwork(plan);
                laid = true;
            }
            double loss = loss(route);
            boolean free = ActionCodes.wilds(claim) == 0;
            if ((free || wildsSuffice || endIsNear || loss >= weights.worthWilds) && loss > highest) {
                highest = loss;
                best = claim;
            }
        }
        return best;
    }

    /// Lays the planned network down at no cost.
    private void layNetwork(Plan plan) {
        System.arraycopy(prices.prices(), 0, price, 0, price.length);
        for (int route = plan.routes.next(0); route >= 0; route = plan.routes.next(route + 1)) {
            price[route] = 0;
        }
    }

    /// What it would cost, in points, if somebody else claimed a planned route; [#NO_WAY_ROUND] at most.
    double costOfLosing(int route, Plan plan) {
        layNetwork(plan);
        return loss(route);
    }

    /// What it would cost to go round a planned route, once the network is laid down.
    private double loss(int route) {
        int twin = board.twin[route];
        boolean closes = twin >= 0 && position.open[twin] && position.seats <= board.doublesClosedUpTo;
        double kept = price[route];
        double keptOfTwin = closes ? price[twin] : 0;
        price[route] = ShortestPaths.UNUSABLE;
        if (closes) {
            price[twin] = ShortestPaths.UNUSABLE;
        }
        int goal = board.to[route];
        paths.search(board.from[route], price, 1L << goal);
        price[route] = kept;
        if (closes) {
            price[twin] = keptOfTwin;
        }
        return Math.min(NO_WAY_ROUND, paths.distance(goal));
    }

    private int forPoints(Plan plan, RouteSet goals) {
        // What can't be completed any more needs no cards kept for it.
        boolean endIsNear =
                position.horizon <= weights.endIsNear && (plan.routes.isEmpty() || plan.turns > position.horizon);
        int best = NONE;
        double highest = 0;
        for (int route = 0; route < board.routes; route++) {
            if (!position.claimable(route)
                    || board.vehicles[route] > position.vehicles - (endIsNear ? 0 : plan.vehicles)
                    || !(endIsNear || goals.contains(route))) {
                continue;
            }
            int claim = payments.pay(route, plan, goals);
            if (claim == NONE || !(endIsNear || (harmless(claim) && safe(claim)))) {
                continue;
            }
            double value = board.points[route] - weights.wildForPoints * ActionCodes.wilds(claim);
            if (value > highest) {
                highest = value;
                best = claim;
            }
        }
        return best;
    }

    /// Whether enough cards are left for the extra cards that a tunnel may cost.
    private boolean safe(int claim) {
        int route = ActionCodes.route(claim);
        if (!board.tunnel[route]) {
            return true;
        }
        int kind = ActionCodes.kind(claim);
        int wilds = ActionCodes.wilds(claim);
        int wildsLeft = position.hand[BoardKnowledge.WILD] - wilds;
        int coloredLeft = kind == BoardKnowledge.WILD ? 0 : position.hand[kind] - (board.length[route] - wilds);
        return coloredLeft + wildsLeft >= CardNeeds.FOR_TUNNEL;
    }

    /// Whether a claim spends nothing that the tickets' network asks for.
    private boolean harmless(int claim) {
        int kind = ActionCodes.kind(claim);
        int wilds = ActionCodes.wilds(claim);
        int colored = board.length[ActionCodes.route(claim)] - wilds;
        boolean wildsFree = wilds == 0 || (needs.cardsMissing() == 0 && needs.vehicles() == 0);
        return wildsFree && (kind == BoardKnowledge.WILD || needs.spare[kind] >= colored);
    }
}
