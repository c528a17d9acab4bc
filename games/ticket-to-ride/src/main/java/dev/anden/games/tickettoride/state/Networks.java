package dev.anden.games.tickettoride.state;

import dev.anden.games.tickettoride.board.IndexSet;
import java.util.stream.IntStream;

/// Which cities a seat's routes join. Computed from the routes when asked: a playout asks once, at its end.
public final class Networks {
    private static final long[] ALONE =
            IntStream.range(0, Long.SIZE).mapToLong(city -> 1L << city).toArray();

    private final RouteTables tables;
    private final long[] joined = ALONE.clone();

    public Networks(RouteTables tables) {
        this.tables = tables;
    }

    /// Joins some routes, and nothing else, into networks.
    public void build(IndexSet routes) {
        clear();
        for (long rest = routes.low(); rest != 0; rest &= rest - 1) {
            join(Long.numberOfTrailingZeros(rest));
        }
        for (long rest = routes.high(); rest != 0; rest &= rest - 1) {
            join(Long.SIZE + Long.numberOfTrailingZeros(rest));
        }
    }

    /// Leaves every city alone.
    public void clear() {
        System.arraycopy(ALONE, 0, joined, 0, joined.length);
    }

    /// Becomes alike to another, of the same board.
    public void copyFrom(Networks other) {
        System.arraycopy(other.joined, 0, joined, 0, joined.length);
    }

    /// The cities joined with a city, itself included.
    public long of(int city) {
        return joined[city];
    }

    /// Whether two cities are joined.
    public boolean joined(int from, int to) {
        return (joined[from] >>> to & 1) != 0;
    }

    /// Joins the two cities of a route.
    public void join(int route) {
        int from = tables.from[route];
        int to = tables.to[route];
        if (joined(from, to)) {
            return;
        }
        long merged = joined[from] | joined[to];
        for (long rest = merged; rest != 0; rest &= rest - 1) {
            joined[Long.numberOfTrailingZeros(rest)] = merged;
        }
    }
}
