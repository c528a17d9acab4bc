package dev.anden.games.tickettoride.map;

/// The random stream of the layout search: SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number
/// generators", 2014). It is written out here so that a board looks the same on every platform, for ever.
final class SeededRandom {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
    private static final double TWO_TO_MINUS_53 = 0x1.0p-53;

    private long state;

    SeededRandom(long seed) {
        state = seed;
    }

    /// A number from 0 (included) to `bound` (excluded); the bias of the remainder is of no weight here.
    int below(int bound) {
        return (int) Long.remainderUnsigned(next(), bound);
    }

    /// A number from 0 (included) to 1 (excluded).
    double fraction() {
        return (next() >>> 11) * TWO_TO_MINUS_53;
    }

    /// A number from -1 to 1 that favours the middle: the sum of two even ones.
    double swing() {
        return fraction() + fraction() - 1;
    }

    private long next() {
        state += GOLDEN_GAMMA;
        long mixed = state;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
