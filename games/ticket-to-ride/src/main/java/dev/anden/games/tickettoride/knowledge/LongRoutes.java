package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.board.CardKind;
import java.util.Arrays;
import java.util.stream.IntStream;

/// What to do with the vehicles that the tickets leave over: the routes that score most, less the cards that they
/// are still missing. Counting their turns in full would favour short routes, and vehicles run out before turns do.
final class LongRoutes {
    /// How many routes ahead to look when deciding what to draw.
    private static final int AHEAD = 3;

    /// Points that it is worth when a route goes on from the own network: it makes the longest path longer.
    private static final double ADJACENT = 1.0;

    /// The same for each space of a route that goes on from an end of the own trail, where trails are followed: only
    /// such a route makes the longest path longer by all of its spaces.
    private static final double SPACE_AT_TIP = 0.3;

    /// Points that a missing card takes off: two of them are a turn.
    private static final double MISSING = 1.0;

    /// What a route has to be worth: routes of one and two spaces aren't claimed for their points before the end.
    private static final double LEAST = 4;

    private final Position position;
    private final BoardKnowledge board;
    private final CardNeeds needs;

    /// The routes of the plan and those that were added.
    final RouteSet goals = new RouteSet();

    private final boolean followsTrails;

    /// The routes that can be worth enough at all.
    private final int[] worthy;

    /// Those of them that the seat could claim now.
    private final int[] open;

    private int openCount;

    /// How many of the own and planned routes meet each city.
    private final int[] degree;

    LongRoutes(Position position) {
        this(position, false);
    }

    /// @param followsTrails whether routes count for more that go on where the own network ends
    LongRoutes(Position position, boolean followsTrails) {
        this.position = position;
        this.followsTrails = followsTrails;
        degree = new int[position.board.cities];
        worthy = IntStream.range(0, position.board.routes)
                .filter(route -> position.board.points[route] + mostAdded(position.board.length[route]) > LEAST)
                .toArray();
        open = new int[worthy.length];
        board = position.board;
        needs = new CardNeeds(position);
    }

    private double mostAdded(int length) {
        return followsTrails ? Math.max(ADJACENT, 2 * SPACE_AT_TIP * length) : ADJACENT;
    }

    /// Adds the best routes to a plan, as far as vehicles and turns allow.
    void extend(Plan plan) {
        goals.copyFrom(plan.routes);
        listOpen();
        countDegrees(plan);
        long network = followsTrails ? metCities() : ownCities();
        for (int added = 0; added < AHEAD; added++) {
            needs.compute(goals);
            int best = -1;
            double highest = LEAST;
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
        int tips = followsTrails ? tips(route) : 0;
        double more = tips > 0 ? SPACE_AT_TIP * tips * board.length[route] : (ends & network) != 0 ? ADJACENT : 0;
        return board.points[route] + more - MISSING * missing;
    }

    /// At how many of its ends a route goes on from a single other one.
    private int tips(int route) {
        return (degree[board.from[route]] == 1 ? 1 : 0) + (degree[board.to[route]] == 1 ? 1 : 0);
    }

    private void countDegrees(Plan plan) {
        if (!followsTrails) {
            return;
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
