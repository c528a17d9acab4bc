package dev.anden.games.tickettoride.state;

import java.util.stream.IntStream;

/// Which cities a seat's routes join. Computed from the routes when asked: a playout asks once, at its end.
public final class Networks {
    /// The most networks that there can be: each has two cities at least.
    public static final int MOST = Long.SIZE / 2;

    private static final long[] ALONE =
            IntStream.range(0, Long.SIZE).mapToLong(city -> 1L << city).toArray();

    private final RouteTables tables;
    private final long[] joined = ALONE.clone();

    public Networks(RouteTables tables) {
        this.tables = tables;
    }

    /// Joins the routes of a seat into networks.
    ///
    /// @param low the seat's routes 0 to 63
    /// @param high the seat's routes 64 to 127
    public void build(long low, long high) {
        System.arraycopy(ALONE, 0, joined, 0, joined.length);
        for (long rest = low; rest != 0; rest &= rest - 1) {
            join(Long.numberOfTrailingZeros(rest));
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            join(64 + Long.numberOfTrailingZeros(rest));
        }
    }

    /// Lists the networks: sets of cities without common ones.
    ///
    /// @param parts filled from the beginning; there can be [#MOST]
    /// @return how many there are
    public int list(long[] parts) {
        int count = 0;
        for (int city = 0; city < joined.length; city++) {
            // Each is listed at its lowest city.
            if (joined[city] != 1L << city && Long.numberOfTrailingZeros(joined[city]) == city) {
                parts[count++] = joined[city];
            }
        }
        return count;
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
