package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.board.IndexSet;

/// A set of routes, as two words of 64 bits.
final class RouteSet {
    private long low;
    private long high;

    void clear() {
        low = 0;
        high = 0;
    }

    void add(int route) {
        if (route < Long.SIZE) {
            low |= 1L << route;
        } else {
            high |= 1L << route;
        }
    }

    void remove(int route) {
        if (route < Long.SIZE) {
            low &= ~(1L << route);
        } else {
            high &= ~(1L << route);
        }
    }

    void addAll(RouteSet other) {
        low |= other.low;
        high |= other.high;
    }

    void copyFrom(RouteSet other) {
        low = other.low;
        high = other.high;
    }

    /// These routes and others.
    IndexSet with(IndexSet others) {
        return new IndexSet(low | others.low(), high | others.high());
    }

    boolean contains(int route) {
        return ((route < Long.SIZE ? low : high) >>> route & 1) != 0;
    }

    boolean isSameAs(RouteSet other) {
        return low == other.low && high == other.high;
    }

    boolean isEmpty() {
        return (low | high) == 0;
    }

    int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /// The lowest route that is not below `route`, or -1 if there is none: the way to walk through the set.
    int next(int route) {
        if (route < Long.SIZE) {
            long rest = low & -1L << route;
            if (rest != 0) {
                return Long.numberOfTrailingZeros(rest);
            }
            return high == 0 ? -1 : Long.SIZE + Long.numberOfTrailingZeros(high);
        }
        long rest = route < 2 * Long.SIZE ? high & -1L << route : 0;
        return rest == 0 ? -1 : Long.SIZE + Long.numberOfTrailingZeros(rest);
    }
}
