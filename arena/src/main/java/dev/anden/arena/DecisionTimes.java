package dev.anden.arena;

import java.util.SortedMap;
import java.util.TreeMap;

/// How long choices took: counted in classes whose width is an eighth of their size at most, so that any number of
/// them takes the same memory.
public final class DecisionTimes {
    private static final int FRACTION_BITS = 3;
    private static final int FRACTIONS = 1 << FRACTION_BITS;

    private final long[] counts = new long[Long.SIZE * FRACTIONS];
    private long decisions;
    private long elapsed;

    /// Counts a choice.
    ///
    /// @param nanoseconds how long it took, 0 or more
    public void add(long nanoseconds) {
        elapsed += nanoseconds;
        addTo(classOf(nanoseconds), 1);
    }

    /// Counts choices of a class.
    ///
    /// @throws IndexOutOfBoundsException if there is no such class
    public void addTo(int timeClass, long count) {
        counts[timeClass] += count;
        decisions += count;
    }

    /// Counts what another one has counted.
    public void add(DecisionTimes other) {
        other.counts().forEach(this::addTo);
        elapsed += other.elapsed;
    }

    /// How many choices were counted.
    public long decisions() {
        return decisions;
    }

    /// Nanoseconds of all choices that were counted one by one.
    public long elapsed() {
        return elapsed;
    }

    /// How many choices were counted, by class; classes without any are left out.
    public SortedMap<Integer, Long> counts() {
        var found = new TreeMap<Integer, Long>();
        for (int timeClass = 0; timeClass < counts.length; timeClass++) {
            if (counts[timeClass] > 0) {
                found.put(timeClass, counts[timeClass]);
            }
        }
        return found;
    }

    /// Milliseconds that a share of the choices didn't exceed, to an eighth; 0 if there were none.
    ///
    /// @param share from 0 to 1, such as 0.99
    public double milliseconds(double share) {
        long below = 0;
        for (int timeClass = 0; timeClass < counts.length; timeClass++) {
            below += counts[timeClass];
            if (below > 0 && below >= share * decisions) {
                return upperEnd(timeClass) / 1e6;
            }
        }
        return 0;
    }

    private static int classOf(long nanoseconds) {
        if (nanoseconds < FRACTIONS) {
            return (int) Math.max(0, nanoseconds);
        }
        int octave = Long.SIZE - 1 - Long.numberOfLeadingZeros(nanoseconds);
        int fraction = (int) (nanoseconds >>> (octave - FRACTION_BITS)) & (FRACTIONS - 1);
        return (octave - FRACTION_BITS + 1) * FRACTIONS + fraction;
    }

    private static double upperEnd(int timeClass) {
        if (timeClass < FRACTIONS) {
            return timeClass;
        }
        int octave = timeClass / FRACTIONS + FRACTION_BITS - 1;
        double width = (double) (1L << octave) / FRACTIONS;
        return (1L << octave) + (timeClass % FRACTIONS + 1) * width;
    }
}
