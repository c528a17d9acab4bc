package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.CardKind;

/// The cheapest payment of a route: no wild where a card of the colour does, and for a gray route the colour that
/// the other routes of the plan need least.
final class PaymentChoice {
    /// No payment is possible.
    static final int NONE = -1;

    private final Position position;
    private final CardNeeds network;
    private final CardNeeds all;
    private final RouteSet others = new RouteSet();

    PaymentChoice(Position position) {
        this.position = position;
        network = new CardNeeds(position);
        all = new CardNeeds(position);
    }

    /// The code of the cheapest claim of a route, or [#NONE] if the hand isn't enough.
    ///
    /// @param plan the routes of the tickets' network
    /// @param goals those and the long routes
    int pay(int route, Plan plan, RouteSet goals) {
        if (!isAffordable(route)) {
            return NONE;
        }
        others.copyFrom(plan.routes);
        others.remove(route);
        network.compute(others);
        others.copyFrom(goals);
        others.remove(route);
        all.compute(others);
        return cheapest(position, route, network.spare, all.spare);
    }

    private boolean isAffordable(int route) {
        int colored = position.board.isGray(route)
                ? position.hand[position.fullestColor()]
                : position.hand[position.board.color[route]];
        int mostColored = position.board.length[route] - position.board.wilds[route];
        return Math.min(mostColored, colored) + position.hand[BoardKnowledge.WILD] >= position.board.length[route];
    }

    /// The code of the cheapest claim of a route when nothing else is planned, or [#NONE].
    static int pay(Position position, int route) {
        return cheapest(position, route, position.hand, position.hand);
    }

    private static int cheapest(Position position, int route, int[] spare, int[] spareOfAll) {
        Weights weights = position.weights;
        int length = position.board.length[route];
        int mostColored = length - position.board.wilds[route];
        int best = NONE;
        double least = Double.MAX_VALUE;
        for (int color = 0; color < CardKind.COLORS; color++) {
            if (position.board.takes(route, color)
                    && Math.min(mostColored, position.hand[color]) + position.hand[BoardKnowledge.WILD] >= length) {
                int colored = Math.min(mostColored, position.hand[color]);
                int unplanned = Math.min(colored, spareOfAll[color]);
                int forLongRoutes = Math.min(colored, Math.max(spare[color], unplanned)) - unplanned;
                double cost = weights.wildCost * (length - colored)
                        + (colored - unplanned - forLongRoutes)
                        + weights.longRouteCost * forLongRoutes
                        + weights.spareCost * unplanned;
                if (cost < least) {
                    least = cost;
                    best = colored == 0
                            ? ActionCodes.claim(route, BoardKnowledge.WILD, length)
                            : ActionCodes.claim(route, color, length - colored);
                }
            }
        }
        return best;
    }
}
