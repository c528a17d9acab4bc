package dev.anden.games.common;

/// How the hash of a position is made of its fields, one after another: the finaliser of SplitMix64 (Steele, Lea and
/// Flood, "Fast splittable pseudorandom number generators", 2014).
///
/// How a field joins the hash before it is mixed is each family's own: hashes are stored in logs to notice a replay
/// that drifts, so they stay as they were first written.
public final class HashMix {
    /// The hash of nothing.
    public static final long START = 0x9E3779B97F4A7C15L;

    private HashMix() {}

    /// Mixes 64 bits, so that each of them changes about half of the result's.
    public static long mix(long bits) {
        long mixed = bits + START;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
