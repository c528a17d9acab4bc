package dev.anden.games.tickettoride.element.longestpath;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.state.Networks;
import dev.anden.games.tickettoride.state.RouteTables;
import java.util.Arrays;

/// The longest continuous trail of a seat's routes (`ttr.end.longest-path`): each route is used once, cities may be
/// passed again. Exact.
///
/// A connected network with no more than two cities of odd degree is walked in one go (Euler). In any other a
/// longest trail begins and ends in cities of odd degree, else it could be made longer; so the search starts there
/// alone; where there are too many ways to walk, [LeftOut] finds the trail. In a tree the city farthest from
/// anywhere is one end of a longest trail.
public final class LongestTrail {
    private static final int CITIES = 64;

    /// The most steps of a walk through a network: what seats have claimed on the boards of the boxes needs far
    /// fewer, and so many take a few milliseconds.
    private static final int STEPS = 1 << 18;

    private final RouteTables tables;
    private final int[] routes = new int[Board.MAXIMUM_HELD_ROUTES];
    private final long[] routesAt = new long[CITIES];
    private final LeftOut leftOut;
    private final int mostSteps;
    private final int[] spaces = new int[CITIES];
    private int routeCount;

    private int best;
    private long bestRoutes;
    private int reached;
    private int reachedLength;
    private int bound;
    private int steps;

    public LongestTrail(RouteTables tables) {
        this(tables, STEPS);
    }

    /// @param mostSteps steps after which a network is left to [LeftOut]
    LongestTrail(RouteTables tables, int mostSteps) {
        this.tables = tables;
        this.mostSteps = mostSteps;
        leftOut = new LeftOut(tables, routes, routesAt);
    }

    /// Whether the trail of so many routes can be searched for: no seat can hold more, but it may plan more.
    public static boolean takes(IndexSet routes) {
        return routes.size() <= Board.MAXIMUM_HELD_ROUTES;
    }

    /// Finds a longest trail if it is longer than another's: the search is the shorter for what needn't be found.
    ///
    /// @param networks built of the same routes
    /// @param seatRoutes the seat's routes, no more than [#takes]
    /// @param floor spaces
    /// @return its length in spaces; the floor if no trail is longer
    public int find(Networks networks, IndexSet seatRoutes, int floor) {
        best = floor;
        bestRoutes = 0;
        routeCount = 0;
        long rest = measure(networks, seatRoutes);
        for (int city = largest(rest); city >= 0 && spaces[city] > best; city = largest(rest)) {
            rest &= ~(1L << city);
            search(networks.of(city), spaces[city], lay(networks.of(city), seatRoutes));
        }
        return best;
    }

    /// The routes of the trail that [#find] found, in ascending order.
    public int[] trail() {
        var trail = new int[Long.bitCount(bestRoutes)];
        int index = 0;
        for (long rest = bestRoutes; rest != 0; rest &= rest - 1) {
            trail[index++] = routes[Long.numberOfTrailingZeros(rest)];
        }
        return trail;
    }

    /// Adds up the spaces of each network at its lowest city; the set of those cities.
    private long measure(Networks networks, IndexSet seatRoutes) {
        Arrays.fill(spaces, 0);
        long found = 0;
        for (long rest = seatRoutes.low(); rest != 0; rest &= rest - 1) {
            found |= measure(networks, Long.numberOfTrailingZeros(rest));
        }
        for (long rest = seatRoutes.high(); rest != 0; rest &= rest - 1) {
            found |= measure(networks, 64 + Long.numberOfTrailingZeros(rest));
        }
        return found;
    }

    private long measure(Networks networks, int route) {
        int city = Long.numberOfTrailingZeros(networks.of(tables.from[route]));
        spaces[city] += tables.length[route];
        return 1L << city;
    }

    /// Of some cities the one with the most spaces; -1 if there is none.
    private int largest(long cities) {
        int largest = -1;
        for (long rest = cities; rest != 0; rest &= rest - 1) {
            int city = Long.numberOfTrailingZeros(rest);
            if (largest < 0 || spaces[city] > spaces[largest]) {
                largest = city;
            }
        }
        return largest;
    }

    /// Numbers the routes of a network, after those of networks before, and notes them at their cities; the set of
    /// their numbers.
    private long lay(long network, IndexSet seatRoutes) {
        long before = numbered();
        for (long rest = network; rest != 0; rest &= rest - 1) {
            routesAt[Long.numberOfTrailingZeros(rest)] = 0;
        }
        for (long rest = seatRoutes.low(); rest != 0; rest &= rest - 1) {
            lay(network, Long.numberOfTrailingZeros(rest));
        }
        for (long rest = seatRoutes.high(); rest != 0; rest &= rest - 1) {
            lay(network, 64 + Long.numberOfTrailingZeros(rest));
        }
        return numbered() & ~before;
    }

    /// The set of the numbers given so far.
    private long numbered() {
        return IndexSet.below(routeCount).low();
    }

    private void lay(long network, int route) {
        if ((network >>> tables.from[route] & 1) != 0) {
            routes[routeCount] = route;
            routesAt[tables.from[route]] |= 1L << routeCount;
            routesAt[tables.to[route]] |= 1L << routeCount;
            routeCount++;
        }
    }

    private void search(long network, int total, long all) {
        long odd = leftOut.odd(all);
        if (Long.bitCount(odd) <= 2) {
            best = total;
            bestRoutes = all;
        } else if (Long.bitCount(all) == Long.bitCount(network) - 1) {
            searchTree(network);
        } else {
            searchGraph(odd, total, all);
        }
    }

    private void searchTree(long component) {
        bound = Integer.MAX_VALUE;
        steps = Integer.MAX_VALUE;
        reachedLength = -1;
        extend(Long.numberOfTrailingZeros(component), 0, 0);
        int end = reached;
        reachedLength = -1;
        extend(end, 0, 0);
    }

    private void searchGraph(long odd, int total, long all) {
        bound = total - leftOut.unavoidable(odd, all, 2);
        steps = mostSteps;
        for (long rest = odd & (odd - 1); rest != 0 && best < bound && steps > 0; rest &= rest - 1) {
            reachedLength = -1;
            extend(Long.numberOfTrailingZeros(rest), 0, 0);
        }
        if (steps <= 0 && best < bound) {
            int found = leftOut.find(all, best);
            if (found > best) {
                best = found;
                bestRoutes = leftOut.trail();
            }
        }
    }

    /// Walks on from a city, as long as there are steps left and the trail may get longer than any yet.
    private void extend(int city, long used, int length) {
        steps--;
        if (length > reachedLength) {
            reachedLength = length;
            reached = city;
        }
        if (length > best) {
            best = length;
            bestRoutes = used;
        }
        if (best >= bound || steps <= 0) {
            return;
        }
        for (long rest = routesAt[city] & ~used; rest != 0; rest &= rest - 1) {
            int route = Long.numberOfTrailingZeros(rest);
            extend(other(route, city), used | 1L << route, length + tables.length[routes[route]]);
        }
    }

    private int other(int route, int city) {
        int index = routes[route];
        return tables.from[index] ^ tables.to[index] ^ city;
    }
}
