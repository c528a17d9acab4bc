package dev.anden.browser.substitute;

/// Methods of `Math`, `Long` and `Integer`.
public final class Numbers {
    private static final long LOW = 0xFFFF_FFFFL;

    private Numbers() {}

    /// The high half of the product of two unsigned numbers of 64 bits.
    public static long unsignedMultiplyHigh(long left, long right) {
        long leftHigh = left >>> Integer.SIZE;
        long leftLow = left & LOW;
        long rightHigh = right >>> Integer.SIZE;
        long rightLow = right & LOW;
        long middle = leftHigh * rightLow + ((leftLow * rightLow) >>> Integer.SIZE);
        long carried = (middle & LOW) + leftLow * rightHigh;
        return leftHigh * rightHigh + (middle >>> Integer.SIZE) + (carried >>> Integer.SIZE);
    }

    /// The lowest bits of a number, each put where a mask has its next one.
    public static long expand(long bits, long mask) {
        long expanded = 0;
        long rest = mask;
        for (long next = bits; next != 0 && rest != 0; next >>>= 1) {
            if ((next & 1) != 0) {
                expanded |= rest & -rest;
            }
            rest &= rest - 1;
        }
        return expanded;
    }

    /// The same of 32 bits.
    public static int expand(int bits, int mask) {
        return (int) expand(bits & LOW, mask & LOW);
    }
}
