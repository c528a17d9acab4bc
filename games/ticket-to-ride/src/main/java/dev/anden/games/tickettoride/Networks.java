package dev.anden.games.tickettoride;

/// Which cities a seat's routes join. Computed from the routes when asked: a playout asks once, at its end.
final class Networks {
    private static final int MOST = 32;

    private final RouteTables tables;
    private final long[] networks = new long[MOST];
    private int count;

    Networks(RouteTables tables) {
        this.tables = tables;
    }

    /// Joins the routes of a seat into networks.
    ///
    /// @param low the seat's routes 0 to 63
    /// @param high the seat's routes 64 to 127
    void build(long low, long high) {
        count = 0;
        for (long rest = low; rest != 0; rest &= rest - 1) {
            join(Long.numberOfTrailingZeros(rest));
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            join(64 + Long.numberOfTrailingZeros(rest));
        }
    }

    /// The parts that were built, [#count()] of them: sets of cities without common ones.
    long[] parts() {
        return networks;
    }

    int count() {
        return count;
    }

    /// The cities joined with a city, itself included.
    long of(int city) {
        for (int index = 0; index < count; index++) {
            if ((networks[index] >>> city & 1) != 0) {
                return networks[index];
            }
        }
        return 1L << city;
    }

    /// Whether two cities are joined.
    boolean joined(int from, int to) {
        return (of(from) >>> to & 1) != 0;
    }

    /// Joins the two cities of a route.
    void join(int route) {
        long ends = 1L << tables.from[route] | 1L << tables.to[route];
        long merged = ends;
        int rest = 0;
        for (int index = 0; index < count; index++) {
            if ((networks[index] & ends) != 0) {
                merged |= networks[index];
            } else {
                networks[rest++] = networks[index];
            }
        }
        networks[rest] = merged;
        count = rest + 1;
    }
}
