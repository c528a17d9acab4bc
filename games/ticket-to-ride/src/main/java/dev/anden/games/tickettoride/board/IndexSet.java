package dev.anden.games.tickettoride.board;

/// A set of a board's routes or tickets, by their indexes: bit i of 128 stands for the one with index i. Immutable.
///
/// ```
/// for (int route = set.next(0); route >= 0; route = set.next(route + 1)) { … }
/// ```
///
/// @param low those with the indexes 0 to 63
/// @param high those with the indexes 64 to 127
public record IndexSet(long low, long high) {
    public static final IndexSet NONE = new IndexSet(0, 0);

    private static final int MOST = 2 * Long.SIZE;

    /// The set of one index.
    public static IndexSet of(int index) {
        return index < Long.SIZE ? new IndexSet(1L << index, 0) : new IndexSet(0, 1L << index);
    }

    /// The set of the indexes below a number.
    ///
    /// @param count 0 to 128
    public static IndexSet below(int count) {
        return new IndexSet(firstBits(Math.min(count, Long.SIZE)), firstBits(Math.max(0, count - Long.SIZE)));
    }

    private static long firstBits(int count) {
        return count == 0 ? 0 : -1L >>> (Long.SIZE - count);
    }

    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    public boolean isEmpty() {
        return (low | high) == 0;
    }

    /// Whether an index is in the set.
    ///
    /// @param index any number; a negative one and one from 128 on never is
    public boolean contains(int index) {
        return index >= 0 && index < MOST && ((index < Long.SIZE ? low : high) >>> index & 1) != 0;
    }

    public IndexSet with(int index) {
        return plus(of(index));
    }

    public IndexSet without(int index) {
        return minus(of(index));
    }

    /// What is in either.
    public IndexSet plus(IndexSet other) {
        return new IndexSet(low | other.low, high | other.high);
    }

    /// What isn't in the other one.
    public IndexSet minus(IndexSet other) {
        return new IndexSet(low & ~other.low, high & ~other.high);
    }

    /// What is in both.
    public IndexSet and(IndexSet other) {
        return new IndexSet(low & other.low, high & other.high);
    }

    /// The first of the set from an index on; -1 if there is none.
    public int next(int from) {
        if (from < Long.SIZE) {
            long rest = low & -1L << from;
            if (rest != 0) {
                return Long.numberOfTrailingZeros(rest);
            }
        }
        long rest = from >= MOST ? 0 : high & (from <= Long.SIZE ? -1L : -1L << from);
        return rest == 0 ? -1 : Long.SIZE + Long.numberOfTrailingZeros(rest);
    }

    /// The one with so many others of the set before it.
    ///
    /// @param place from 0, below [#size()]
    public int at(int place) {
        int lower = Long.bitCount(low);
        return place < lower
                ? Long.numberOfTrailingZeros(Long.expand(1L << place, low))
                : Long.SIZE + Long.numberOfTrailingZeros(Long.expand(1L << (place - lower), high));
    }

    /// The part of the set that a choice stands for: bit i of it means the i-th of the set.
    public IndexSet chosen(int choice) {
        int lower = Long.bitCount(low);
        return new IndexSet(Long.expand(choice, low), lower >= Integer.SIZE ? 0 : Long.expand(choice >>> lower, high));
    }

    /// The indexes in ascending order.
    public int[] toArray() {
        var indexes = new int[size()];
        int count = 0;
        for (int index = next(0); index >= 0; index = next(index + 1)) {
            indexes[count++] = index;
        }
        return indexes;
    }
}
