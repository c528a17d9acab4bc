package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.board.CardKind;

/// What to do with the vehicles that the tickets leave over: the routes that score most for the turns they take.
final class LongRoutes {
    /// So many routes ahead are enough to know what to draw for.
    private static final int AHEAD = 3;

    /// Points that it is worth when a route goes on from the own network: it makes the longest path longer.
    private static final double ADJACENT = 1.0;

    /// A route whose points for a turn are fewer than this isn't worth drawing for.
    private static final double LEAST_RATE = 1.2;

    private final Position position;
    private final BoardKnowledge board;
    private final CardNeeds needs;

    /// The routes of the plan and those that were added.
    final RouteSet goals = new RouteSet();

    LongRoutes(Position position) {
        this.position = position;
        board = position.board;
        needs = new CardNeeds(position);
    }

    /// Adds the best routes to a plan, as far as vehicles and turns allow.
    void extend(Plan plan) {
        goals.copyFrom(plan.routes);
        long network = ownCities();
        for (int added = 0; added < AHEAD; added++) {
            needs.compute(goals);
            int best = -1;
            double highest = LEAST_RATE;
            for (int route = 0; route < board.routes; route++) {
                if (available(route)) {
                    double rate = rate(route, network);
                    if (rate > highest) {
                        highest = rate;
                        best = route;
                    }
                }
            }
            if (best < 0) {
                return;
            }
            goals.add(best);
            network |= 1L << board.from[best] | 1L << board.to[best];
        }
    }

    private boolean available(int route) {
        return position.open[route]
                && !goals.contains(route)
                && board.length[route] <= position.vehicles - needs.vehicles()
                && (board.twin[route] < 0 || !goals.contains(board.twin[route]));
    }

    /// Points for a turn, or 0 if the time doesn't suffice.
    private double rate(int route, long network) {
        int spare = board.isGray(route) ? mostSpare() : needs.spare[board.color[route]];
        double turns = 1 + Math.max(0, board.length[route] - spare) / RoutePrices.CARDS_PER_TURN;
        if (turns + needs.turns() > position.horizon) {
            return 0;
        }
        long ends = 1L << board.from[route] | 1L << board.to[route];
        return (board.points[route] + ((ends & network) != 0 ? ADJACENT : 0)) / turns;
    }

    private int mostSpare() {
        int most = 0;
        for (int color = 0; color < CardKind.COLORS; color++) {
            most = Math.max(most, needs.spare[color]);
        }
        return most;
    }

    private long ownCities() {
        long cities = 0;
        for (int route = 0; route < board.routes; route++) {
            if (position.owner[route] == position.seat) {
                cities |= 1L << board.from[route] | 1L << board.to[route];
            }
        }
        return cities;
    }
}
