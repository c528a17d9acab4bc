package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.board.CardKind;
import java.util.Arrays;
import java.util.stream.IntStream;

/// What to do with the vehicles that the tickets leave over: the routes that score most, less the cards that they
/// are still missing. Counting their turns in full would favour short routes, and vehicles run out before turns do.
final class LongRoutes {
    private final Position position;
    private final Weights weights;
    private final BoardKnowledge board;
    private final CardNeeds needs;

    /// The routes of the plan and those that were added.
    final RouteSet goals = new RouteSet();

    private final OwnTrail trail;

    /// Whether routes count for more that go on where the own network ends.
    private final boolean followsTrails;

    /// The routes that can be worth enough at all.
    private final int[] worthy;

    /// Those of them that the seat could claim now.
    private final int[] open;

    private int openCount;

    /// How many of the own and planned routes meet each city.
    private final int[] degree;

    LongRoutes(Position position) {
        this.position = position;
        weights = position.weights;
        followsTrails = weights.spaceAtTip > 0 || weights.spaceAtEnd > 0;
        trail = new OwnTrail(position);
        degree = new int[position.board.cities];
        worthy = IntStream.range(0, position.board.routes)
                .filter(route ->
                        position.board.points[route] + mostAdded(position.board.length[route]) > weights.leastLong)
                .toArray();
        open = new int[worthy.length];
        board = position.board;
        needs = new CardNeeds(position);
    }

    private double mostAdded(int length) {
        return followsTrails
                ? Math.max(weights.adjacent, 2 * (weights.spaceAtTip + weights.spaceAtEnd) * length)
                : weights.adjacent;
    }

    /// Adds the best routes to a plan, as far as vehicles and turns allow.
    void extend(Plan plan) {
        goals.copyFrom(plan.routes);
        listOpen();
        countDegrees(plan);
        long network = followsTrails ? metCities() : ownCities();
        for (int added = 0; added < weights.ahead; added++) {
            needs.compute(goals);
            int best = -1;
            double highest = weights.leastLong;
            for (int place = 0; place < openCount; place++) {
                int route = open[place];
                if (available(route)) {
                    double worth = worth(route, network);
                    if (worth > highest) {
                        highest = worth;
                        best = route;
                    }
                }
            }
            if (best < 0) {
                return;
            }
            goals.add(best);
            network |= 1L << board.from[best] | 1L << board.to[best];
            meet(best);
        }
    }

    private void listOpen() {
        openCount = 0;
        for (int route : worthy) {
            if (position.claimable(route)) {
                open[openCount++] = route;
            }
        }
    }

    private boolean available(int route) {
        return !goals.contains(route)
                && board.vehicles[route] <= position.vehicles - needs.vehicles()
                && (board.twin[route] < 0 || !goals.contains(board.twin[route]));
    }

    /// What a route is worth, in points; nothing if there isn't enough time.
    private double worth(int route, long network) {
        int spare = board.isGray(route) ? mostSpare() : needs.spare[board.color[route]];
        int missing = Math.max(0, board.length[route] - spare);
        if (1 + missing / RoutePrices.CARDS_PER_TURN + needs.turns() > position.horizon) {
            return 0;
        }
        long ends = 1L << board.from[route] | 1L << board.to[route];
        double more = followsTrails ? ofTrail(route) : 0;
        if (more == 0 && (ends & network) != 0) {
            more = weights.adjacent;
        }
        return board.points[route] + more - weights.missing * missing;
    }

    /// What a route is worth because it goes on where the own network or its longest trail ends.
    private double ofTrail(int route) {
        return board.length[route] * (weights.spaceAtTip * tips(route) + weights.spaceAtEnd * trail.endsAt(route));
    }

    /// At how many of its ends a route goes on from a single other one.
    private int tips(int route) {
        return (degree[board.from[route]] == 1 ? 1 : 0) + (degree[board.to[route]] == 1 ? 1 : 0);
    }

    private void countDegrees(Plan plan) {
        if (!followsTrails) {
            return;
        }
        if (weights.spaceAtEnd > 0) {
            trail.find(plan);
        }
        Arrays.fill(degree, 0);
        for (int route = 0; route < board.routes; route++) {
            if (position.owner[route] == position.seat || plan.routes.contains(route)) {
                meet(route);
            }
        }
    }

    private void meet(int route) {
        degree[board.from[route]]++;
        degree[board.to[route]]++;
    }

    private long metCities() {
        long cities = 0;
        for (int city = 0; city < board.cities; city++) {
            cities |= degree[city] > 0 ? 1L << city : 0;
        }
        return cities;
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
