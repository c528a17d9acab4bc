package dev.anden.games.tickettoride.element.station;

import dev.anden.games.tickettoride.board.Tickets;
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

    private static final int PARTS = 32;

    private final int[] from;
    private final int[] to;

    /// Per city, the routes that meet it: 0 to 63.
    private final long[] lowAt = new long[Long.SIZE];

    /// Per city, the routes that meet it: 64 to 127.
    private final long[] highAt = new long[Long.SIZE];

    private final int[] ticketFrom;
    private final int[] ticketTo;
    private final int[] ticketPoints;

    /// Per number of stations decided, the parts of the seat's network; a last row for all routes at once.
    private final long[][] parts;

    private final int[] partCounts;
    private final int[] cities;
    private final int[][] candidates;
    private final int[] candidateCounts;
    private final int[] chosen;
    private final int[] best;
    private int stations;
    private int bestPoints;
    private int bestTickets;
    private int bestUsed;
    private Tickets open = Tickets.NONE;

    /// @param most the most stations of a seat
    /// @param from a city of each route
    /// @param to the other city of each route
    public Borrowing(int most, int[] from, int[] to, int[] ticketFrom, int[] ticketTo, int[] ticketPoints) {
        this.from = from;
        this.to = to;
        this.ticketFrom = ticketFrom;
        this.ticketTo = ticketTo;
        this.ticketPoints = ticketPoints;
        parts = new long[most + 2][PARTS + most + 1];
        partCounts = new int[most + 2];
        cities = new int[most];
        candidates = new int[most][from.length];
        candidateCounts = new int[most];
        chosen = new int[most];
        best = new int[most];
        for (int route = 0; route < from.length; route++) {
            long[] at = route < 64 ? lowAt : highAt;
            at[from[route]] |= 1L << route;
            at[to[route]] |= 1L << route;
        }
    }

    /// Finds the best choice.
    ///
    /// @param network the parts of the seat's network: sets of cities without common ones
    /// @param count how many parts there are
    /// @param built the cities with a station of the seat
    /// @param othersLow routes 0 to 63 of other seats
    /// @param othersHigh routes 64 to 127 of other seats
    /// @param tickets the seat's tickets
    /// @return the points of the tickets that the borrowed routes complete
    public int find(long[] network, int count, long built, long othersLow, long othersHigh, Tickets tickets) {
        Arrays.fill(best, NOTHING);
        bestPoints = 0;
        bestTickets = 0;
        bestUsed = 0;
        stations = 0;
        for (long rest = built; rest != 0; rest &= rest - 1) {
            cities[stations++] = Long.numberOfTrailingZeros(rest);
        }
        System.arraycopy(network, 0, parts[0], 0, count);
        partCounts[0] = count;
        open = tickets.minus(made(0, tickets));
        if (open.isEmpty()) {
            return 0;
        }
        for (int station = 0; station < stations; station++) {
            listCandidates(station, othersLow, othersHigh);
        }
        if (completesNothing()) {
            return 0;
        }
        decide(0, 0);
        return bestPoints;
    }

    /// How many tickets the routes that the last [#find] chose complete.
    public int completed() {
        return bestTickets;
    }

    /// The city of a station of the last [#find], by its rank among the seat's stations.
    public int city(int station) {
        return cities[station];
    }

    /// The route that a station borrows in the best choice, or [#NOTHING].
    public int route(int station) {
        return best[station];
    }

    private void listCandidates(int station, long low, long high) {
        int count = 0;
        for (long rest = low & lowAt[cities[station]]; rest != 0; rest &= rest - 1) {
            candidates[station][count++] = Long.numberOfTrailingZeros(rest);
        }
        for (long rest = high & highAt[cities[station]]; rest != 0; rest &= rest - 1) {
            candidates[station][count++] = 64 + Long.numberOfTrailingZeros(rest);
        }
        candidateCounts[station] = count;
    }

    private boolean completesNothing() {
        int last = parts.length - 1;
        copyParts(0, last);
        for (int station = 0; station < stations; station++) {
            for (int index = 0; index < candidateCounts[station]; index++) {
                join(last, candidates[station][index]);
            }
        }
        return made(last, open).isEmpty();
    }

    private void decide(int station, int used) {
        if (station == stations) {
            compare(made(station, open), used);
            return;
        }
        chosen[station] = NOTHING;
        copyParts(station, station + 1);
        decide(station + 1, used);
        long tried = 0;
        for (int index = 0; index < candidateCounts[station]; index++) {
            int route = candidates[station][index];
            long joined = part(station, from[route]) | part(station, to[route]);
            if ((part(station, from[route]) >>> to[route] & 1) == 0 && (tried >>> farEnd(route, station) & 1) == 0) {
                tried |= joined;
                chosen[station] = route;
                copyParts(station, station + 1);
                join(station + 1, route);
                decide(station + 1, used + 1);
            }
        }
    }

    /// Keeps what is chosen if it is better than the best so far.
    private void compare(Tickets completed, int used) {
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

    private int farEnd(int route, int station) {
        return from[route] ^ to[route] ^ cities[station];
    }

    private void copyParts(int source, int target) {
        System.arraycopy(parts[source], 0, parts[target], 0, partCounts[source]);
        partCounts[target] = partCounts[source];
    }

    /// The cities that are joined with a city, itself included.
    private long part(int depth, int city) {
        for (int index = 0; index < partCounts[depth]; index++) {
            if ((parts[depth][index] >>> city & 1) != 0) {
                return parts[depth][index];
            }
        }
        return 1L << city;
    }

    private void join(int depth, int route) {
        long ends = 1L << from[route] | 1L << to[route];
        long merged = ends;
        int rest = 0;
        for (int index = 0; index < partCounts[depth]; index++) {
            if ((parts[depth][index] & ends) != 0) {
                merged |= parts[depth][index];
            } else {
                parts[depth][rest++] = parts[depth][index];
            }
        }
        parts[depth][rest] = merged;
        partCounts[depth] = rest + 1;
    }

    private Tickets made(int depth, Tickets tickets) {
        Tickets made = Tickets.NONE;
        for (int ticket = tickets.next(0); ticket >= 0; ticket = tickets.next(ticket + 1)) {
            if ((part(depth, ticketFrom[ticket]) >>> ticketTo[ticket] & 1) != 0) {
                made = made.with(ticket);
            }
        }
        return made;
    }

    private int points(Tickets tickets) {
        int points = 0;
        for (int ticket = tickets.next(0); ticket >= 0; ticket = tickets.next(ticket + 1)) {
            points += ticketPoints[ticket];
        }
        return points;
    }
}
