package dev.anden.games.tickettoride.knowledge;

/// Cheapest ways over the board from one city (E. W. Dijkstra, 1959), on arrays that are used again and again.
final class ShortestPaths {
    /// The price of a route that can't be used.
    static final double UNUSABLE = Double.POSITIVE_INFINITY;

    private static final int NO_ROUTE = -1;
    private static final int NO_CITY = -1;

    private final BoardKnowledge board;
    private final double[] distance;
    private final int[] arrival;

    ShortestPaths(BoardKnowledge board) {
        this.board = board;
        distance = new double[board.cities];
        arrival = new int[board.cities];
    }

    /// Finds the cheapest ways from a city.
    ///
    /// @param price what each route costs, 0 or more
    /// @param targets the cities to reach, as a set: the search ends when all of them are
    void search(int city, double[] price, long targets) {
        for (int each = 0; each < board.cities; each++) {
            distance[each] = UNUSABLE;
            arrival[each] = NO_ROUTE;
        }
        distance[city] = 0;
        // A way that is no shorter than one that leads to the goal isn't gone on with.
        int goal = Long.bitCount(targets) == 1 ? Long.numberOfTrailingZeros(targets) : NO_CITY;
        long waiting = 1L << city;
        long settled = 0;
        while (waiting != 0 && (targets & ~settled) != 0) {
            int nearest = nearest(waiting);
            waiting &= ~(1L << nearest);
            settled |= 1L << nearest;
            waiting |= goOn(nearest, price, goal);
        }
    }

    /// Goes on from a settled city; the cities that are nearer now.
    private long goOn(int city, double[] price, int goal) {
        int[] routes = board.routesAt[city];
        int[] neighbors = board.neighborsAt[city];
        double here = distance[city];
        long nearer = 0;
        for (int place = 0; place < routes.length; place++) {
            double length = here + price[routes[place]];
            int next = neighbors[place];
            if (length < distance[next] && (goal < 0 || length < distance[goal])) {
                distance[next] = length;
                arrival[next] = routes[place];
                nearer |= 1L << next;
            }
        }
        return nearer;
    }

    private int nearest(long waiting) {
        int nearest = Long.numberOfTrailingZeros(waiting);
        for (long rest = waiting & waiting - 1; rest != 0; rest &= rest - 1) {
            int city = Long.numberOfTrailingZeros(rest);
            if (distance[city] < distance[nearest]) {
                nearest = city;
            }
        }
        return nearest;
    }

    /// What the way to a city costs; [#UNUSABLE] if there is none.
    double distance(int city) {
        return distance[city];
    }

    /// The last route of the way to a city that was reached and isn't the first.
    int arrival(int city) {
        return arrival[city];
    }

    /// Adds the routes of the way to a city that was reached.
    void collect(int city, RouteSet routes) {
        int here = city;
        while (arrival[here] != NO_ROUTE) {
            routes.add(arrival[here]);
            here = board.otherEnd(arrival[here], here);
        }
    }
}
