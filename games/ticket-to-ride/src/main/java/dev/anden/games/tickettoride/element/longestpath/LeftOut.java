package dev.anden.games.tickettoride.element.longestpath;

import dev.anden.games.tickettoride.state.RouteTables;

/// Finds a longest trail by what it leaves out, which is little where there are too many ways to walk: one route
/// after another is left out until what still hangs together is walked in one go.
///
/// An odd city that isn't an end of the trail has a route that the trail leaves out. So each route of an odd city
/// is left out by turns, with those kept that had their turn, and then the city is taken for an end, of which there
/// are two. Nothing else can be: a longest trail is found, however the routes lie.
final class LeftOut {
    /// What it would cost to leave out a route of a city all of whose routes are kept; no network has so many spaces.
    private static final int NEVER = 1 << 20;

    private final RouteTables tables;
    private final int[] routes;
    private final long[] routesAt;

    private int best;
    private long bestRoutes;

    /// @param routes the routes by the numbers that sets of them are made of
    /// @param routesAt of each city, the set of its routes
    LeftOut(RouteTables tables, int[] routes, long[] routesAt) {
        this.tables = tables;
        this.routes = routes;
        this.routesAt = routesAt;
    }

    /// Finds a longest trail if it is longer than another's.
    ///
    /// @param all the routes of a network
    /// @param floor spaces
    /// @return its length in spaces; the floor if no trail is longer
    int find(long all, int floor) {
        best = floor;
        bestRoutes = 0;
        split(all, 0, 0);
        return best;
    }

    /// The routes of the trail that [#find] found.
    long trail() {
        return bestRoutes;
    }

    /// The cities where an odd number of some routes ends.
    long odd(long set) {
        long odd = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            int route = routes[Long.numberOfTrailingZeros(rest)];
            odd ^= 1L << tables.from[route] ^ 1L << tables.to[route];
        }
        return odd;
    }

    /// Spaces that every trail must leave out: all odd cities but its ends leave one of their routes unused.
    ///
    /// Let each of them choose one such route and answer for half of its spaces if its other end is one of them
    /// too, for all of them if not. Together they answer for no more than what is left out, whatever they choose,
    /// and for least if each chooses the cheapest. The ends may be those that would answer for most.
    ///
    /// @param odd the odd cities that aren't taken for ends
    /// @param free the routes that may be left out
    /// @param ends how many of the cities may be ends
    int unavoidable(long odd, long free, int ends) {
        int sum = 0;
        int largest = 0;
        int second = 0;
        for (long rest = odd; rest != 0; rest &= rest - 1) {
            int city = Long.numberOfTrailingZeros(rest);
            long choice = routesAt[city] & free;
            int halves = choice == 0 ? NEVER : halves(cheapest(choice, odd, city), odd, city);
            sum += halves;
            if (halves > largest) {
                second = largest;
                largest = halves;
            } else if (halves > second) {
                second = halves;
            }
        }
        int spared = (ends > 0 ? largest : 0) + (ends > 1 ? second : 0);
        return (sum - spared + 1) / 2;
    }

    /// Goes on with each part of some routes that hangs together; the kept ones are all in one.
    private void split(long set, long kept, long ends) {
        long rest = set;
        while (rest != 0) {
            long part = partOf(rest);
            rest &= ~part;
            if ((kept & ~part) == 0) {
                leaveOut(part, kept, ends);
            }
        }
    }

    /// The routes that hang together with the first of a set.
    private long partOf(long set) {
        long part = 0;
        long cities = 0;
        long next = 1L << tables.from[routes[Long.numberOfTrailingZeros(set)]];
        while (next != 0) {
            int city = Long.numberOfTrailingZeros(next);
            cities |= next & -next;
            for (long rest = routesAt[city] & set & ~part; rest != 0; rest &= rest - 1) {
                int route = Long.numberOfTrailingZeros(rest);
                part |= 1L << route;
                next |= 1L << other(route, city);
            }
            next &= ~cities;
        }
        return part;
    }

    private void leaveOut(long part, long kept, long ends) {
        int total = spaces(part);
        long odd = odd(part);
        if (total <= best) {
            return;
        }
        if (Long.bitCount(odd) <= 2) {
            best = total;
            bestRoutes = part;
            return;
        }
        int endsLeft = 2 - Long.bitCount(ends);
        long free = part & ~kept;
        if (total - unavoidable(odd & ~ends, free, endsLeft) <= best) {
            return;
        }
        int city = withFewest(odd & ~ends, free);
        long keeping = kept;
        for (long rest = routesAt[city] & free; rest != 0; ) {
            long route = 1L << cheapest(rest, odd, city);
            split(part & ~route, keeping, ends);
            keeping |= route;
            rest &= ~route;
        }
        if (endsLeft > 0) {
            leaveOut(part, keeping, ends | 1L << city);
        }
    }

    private int spaces(long set) {
        int spaces = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            spaces += tables.length[routes[Long.numberOfTrailingZeros(rest)]];
        }
        return spaces;
    }

    /// Of some cities the one where the fewest of some routes end.
    private int withFewest(long cities, long set) {
        int chosen = Long.numberOfTrailingZeros(cities);
        for (long rest = cities; rest != 0; rest &= rest - 1) {
            int city = Long.numberOfTrailingZeros(rest);
            if (Long.bitCount(routesAt[city] & set) < Long.bitCount(routesAt[chosen] & set)) {
                chosen = city;
            }
        }
        return chosen;
    }

    /// Of some routes of an odd city the one for which it answers least.
    private int cheapest(long set, long odd, int city) {
        int cheapest = Long.numberOfTrailingZeros(set);
        for (long rest = set; rest != 0; rest &= rest - 1) {
            int route = Long.numberOfTrailingZeros(rest);
            if (halves(route, odd, city) < halves(cheapest, odd, city)) {
                cheapest = route;
            }
        }
        return cheapest;
    }

    /// The half spaces of a route for which a city at its end answers.
    private int halves(int route, long odd, int city) {
        int shared = (int) (odd >>> other(route, city) & 1);
        return tables.length[routes[route]] * (2 - shared);
    }

    private int other(int route, int city) {
        int index = routes[route];
        return tables.from[index] ^ tables.to[index] ^ city;
    }
}
