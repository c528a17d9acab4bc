package dev.anden.games.tickettoride.element.station;

import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.state.Networks;
import dev.anden.games.tickettoride.state.RouteTables;
import dev.anden.games.tickettoride.state.TicketTables;
import java.util.Arrays;

/// The best routes for a seat's stations to borrow at the end (`ttr.europe.station-use`): exact, by trying every
/// choice. The best brings the most points; of those the most completed tickets, which break a tie first; of those
/// the fewest borrowed routes (`ttr.ruling.r5`).
///
/// A route that joins nothing new, or just what another one joins, isn't tried. Before anything is tried all routes
/// are borrowed at once: if not even that completes a ticket, the search is over.
public final class Borrowing {
    /// A station that borrows nothing.
    public static final int NOTHING = -1;

    private final RouteTables routes;
    private final TicketTables ticketTables;

    /// Per city, the routes that meet it.
    private final IndexSet[] routesAt = new IndexSet[Long.SIZE];

    /// Per number of stations decided, what the seat's routes and the borrowed ones join; the last for all at once.
    private final Networks[] networks;

    private final int[] cities;
    private final int[][] candidates;
    private final int[] chosen;
    private final int[] best;
    private int stations;
    private int bestPoints;
    private int bestTickets;
    private int bestUsed;
    private IndexSet open = IndexSet.NONE;

    /// @param most the most stations of a seat
    public Borrowing(int most, RouteTables routes, TicketTables tickets) {
        this.routes = routes;
        ticketTables = tickets;
        networks = new Networks[most + 2];
        Arrays.setAll(networks, depth -> new Networks(routes));
        cities = new int[most];
        candidates = new int[most][];
        chosen = new int[most];
        best = new int[most];
        Arrays.fill(routesAt, IndexSet.NONE);
        for (int route = 0; route < routes.routes; route++) {
            routesAt[routes.from[route]] = routesAt[routes.from[route]].with(route);
            routesAt[routes.to[route]] = routesAt[routes.to[route]].with(route);
        }
    }

    /// Finds the best choice.
    ///
    /// @param own what the seat's routes join
    /// @param built the cities with a station of the seat
    /// @param others routes of other seats
    /// @param tickets the seat's tickets
    /// @return the points of the tickets that the borrowed routes complete
    public int find(Networks own, long built, IndexSet others, IndexSet tickets) {
        Arrays.fill(best, NOTHING);
        bestPoints = 0;
        bestTickets = 0;
        bestUsed = 0;
        stations = 0;
        for (long rest = built; rest != 0; rest &= rest - 1) {
            cities[stations++] = Long.numberOfTrailingZeros(rest);
        }
        networks[0].copyFrom(own);
        open = tickets.minus(made(0, tickets));
        if (open.isEmpty()) {
            return 0;
        }
        for (int station = 0; station < stations; station++) {
            candidates[station] = others.and(routesAt[cities[station]]).toArray();
        }
        if (completesNothing()) {
            return 0;
        }
        decide(0, 0);
        return bestPoints;
    }

    /// The city of a station of the last [#find], by its rank among the seat's stations.
    public int city(int station) {
        return cities[station];
    }

    /// The route that a station borrows in the best choice, or [#NOTHING].
    public int route(int station) {
        return best[station];
    }

    private boolean completesNothing() {
        int last = networks.length - 1;
        networks[last].copyFrom(networks[0]);
        for (int station = 0; station < stations; station++) {
            for (int route : candidates[station]) {
                networks[last].join(route);
            }
        }
        return made(last, open).isEmpty();
    }

    private void decide(int station, int used) {
        if (station == stations) {
            compare(made(station, open), used);
            return;
        }
        Networks before = networks[station];
        Networks after = networks[station + 1];
        chosen[station] = NOTHING;
        after.copyFrom(before);
        decide(station + 1, used);
        long tried = before.of(cities[station]);
        for (int route : candidates[station]) {
            int farEnd = routes.from[route] ^ routes.to[route] ^ cities[station];
            if ((tried >>> farEnd & 1) == 0) {
                tried |= before.of(farEnd);
                chosen[station] = route;
                after.copyFrom(before);
                after.join(route);
                decide(station + 1, used + 1);
            }
        }
    }

    /// Keeps what is chosen if it is better than the best so far.
    private void compare(IndexSet completed, int used) {
        int points = points(completed);
        int count = completed.size();
        int order = Integer.compare(points, bestPoints);
        order = order == 0 ? Integer.compare(count, bestTickets) : order;
        order = order == 0 ? Integer.compare(bestUsed, used) : order;
        if (order > 0) {
            bestPoints = points;
            bestTickets = count;
            bestUsed = used;
            System.arraycopy(chosen, 0, best, 0, stations);
        }
    }

    private IndexSet made(int depth, IndexSet tickets) {
        IndexSet made = IndexSet.NONE;
        for (int ticket = tickets.next(0); ticket >= 0; ticket = tickets.next(ticket + 1)) {
            if (networks[depth].joined(ticketTables.from[ticket], ticketTables.to[ticket])) {
                made = made.with(ticket);
            }
        }
        return made;
    }

    private int points(IndexSet tickets) {
        int points = 0;
        for (int ticket = tickets.next(0); ticket >= 0; ticket = tickets.next(ticket + 1)) {
            points += ticketTables.points[ticket];
        }
        return points;
    }
}
