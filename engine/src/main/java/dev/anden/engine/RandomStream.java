package dev.anden.engine;

/// The source of every random number in Andén: the same numbers on every platform, and any of them can be computed
/// by itself.
///
/// It is the ChaCha block function with 8 rounds (D. J. Bernstein, "ChaCha, a variant of Salsa20", 2008). Of the
/// sixteen 32-bit words of a block's input, 0-3 are the usual constants ("expand 32-byte k"), 4-11 the key, 12-13
/// the block's number (low word first) and 14-15 the number of the stream (low word first). The output, read as
/// eight little-endian 64-bit words, gives the values at positions `8 * block` to `8 * block + 7`.
///
/// A bounded number is the high half of the 128-bit product of value and bound. Its bias is below 2⁻³² for every
/// bound that fits an `int`: far under what any number of games could show, and it keeps one value for one number,
/// so that the number at position n can be checked without those before it.
public final class RandomStream {
    /// The stream from which chance outcomes are drawn: the n-th outcome of a game takes the value at position n.
    public static final long CHANCE = 0;

    private static final int VALUES = 8;
    private static final int DOUBLE_ROUNDS = 4;

    private final int[] input = new int[16];
    private final int[] block = new int[16];
    private long position;
    private long blockNumber = -1;

    /// A stream at position 0.
    ///
    /// @param key four words: 256 bits
    /// @param stream the stream's number: streams with one key are independent
    /// @throws IllegalArgumentException if the key has not four words
    public RandomStream(long[] key, long stream) {
        restart(key, stream);
    }

    /// A stream of a game in a numbered series, with the key [#keyOf].
    public static RandomStream ofSeed(long seed, long game, long stream) {
        return new RandomStream(keyOf(seed, game), stream);
    }

    /// The key of all streams of a game in a numbered series: its words are seed, game, 0, 0.
    public static long[] keyOf(long seed, long game) {
        return new long[] {seed, game, 0, 0};
    }

    /// Becomes the stream of another key, at position 0, without allocating.
    ///
    /// @throws IllegalArgumentException if the key has not four words
    public void restart(long[] key, long stream) {
        if (key.length != 4) {
            throw new IllegalArgumentException("A key has four words of 64 bits, not " + key.length);
        }
        input[0] = 0x61707865;
        input[1] = 0x3320646e;
        input[2] = 0x79622d32;
        input[3] = 0x6b206574;
        for (int word = 0; word < 4; word++) {
            put(4 + 2 * word, key[word]);
        }
        put(14, stream);
        position = 0;
        blockNumber = -1;
    }

    /// The position of the next value.
    public long position() {
        return position;
    }

    /// Goes to a position, forward or back.
    ///
    /// @throws IllegalArgumentException if it is negative
    public void seek(long position) {
        if (position < 0) {
            throw new IllegalArgumentException("A position is 0 or more, not " + position);
        }
        this.position = position;
    }

    /// The next 64 bits.
    public long next() {
        long number = position / VALUES;
        if (number != blockNumber) {
            compute(number);
        }
        int word = 2 * (int) (position % VALUES);
        position++;
        return (block[word] & 0xFFFFFFFFL) | ((long) block[word + 1] << 32);
    }

    /// A stream of its own, whose key begins with the next two values: for whoever may draw only so many here.
    public RandomStream branch() {
        return new RandomStream(new long[] {next(), next(), 0, 0}, 0);
    }

    /// The next number from 0, below a bound.
    ///
    /// @param bound at least 1
    /// @throws IllegalArgumentException if the bound is not positive
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("A bound is 1 or more, not " + bound);
        }
        return (int) Math.unsignedMultiplyHigh(next(), bound);
    }

    private void put(int word, long value) {
        input[word] = (int) value;
        input[word + 1] = (int) (value >>> 32);
    }

    /// The sixteen words live in local variables: in an array the rounds take three times as long. Two quarter
    /// rounds go side by side, so that neither waits for its own last step.
    private void compute(long number) {
        put(12, number);
        blockNumber = number;
        int a0 = input[0], a1 = input[1], a2 = input[2], a3 = input[3];
        int b0 = input[4], b1 = input[5], b2 = input[6], b3 = input[7];
        int c0 = input[8], c1 = input[9], c2 = input[10], c3 = input[11];
        int d0 = input[12], d1 = input[13], d2 = input[14], d3 = input[15];
        // spotless:off: one line is one half of a quarter round, as in the paper
        for (int round = 0; round < DOUBLE_ROUNDS; round++) {
            a0 += b0;
            a1 += b1;
            d0 = Integer.rotateLeft(d0 ^ a0, 16);
            d1 = Integer.rotateLeft(d1 ^ a1, 16);
            c0 += d0;
            c1 += d1;
            b0 = Integer.rotateLeft(b0 ^ c0, 12);
            b1 = Integer.rotateLeft(b1 ^ c1, 12);
            a0 += b0;
            a1 += b1;
            d0 = Integer.rotateLeft(d0 ^ a0, 8);
            d1 = Integer.rotateLeft(d1 ^ a1, 8);
            c0 += d0;
            c1 += d1;
            b0 = Integer.rotateLeft(b0 ^ c0, 7);
            b1 = Integer.rotateLeft(b1 ^ c1, 7);
            a2 += b2;
            a3 += b3;
            d2 = Integer.rotateLeft(d2 ^ a2, 16);
            d3 = Integer.rotateLeft(d3 ^ a3, 16);
            c2 += d2;
            c3 += d3;
            b2 = Integer.rotateLeft(b2 ^ c2, 12);
            b3 = Integer.rotateLeft(b3 ^ c3, 12);
            a2 += b2;
            a3 += b3;
            d2 = Integer.rotateLeft(d2 ^ a2, 8);
            d3 = Integer.rotateLeft(d3 ^ a3, 8);
            c2 += d2;
            c3 += d3;
            b2 = Integer.rotateLeft(b2 ^ c2, 7);
            b3 = Integer.rotateLeft(b3 ^ c3, 7);
            a0 += b1;
            a1 += b2;
            d3 = Integer.rotateLeft(d3 ^ a0, 16);
            d0 = Integer.rotateLeft(d0 ^ a1, 16);
            c2 += d3;
            c3 += d0;
            b1 = Integer.rotateLeft(b1 ^ c2, 12);
            b2 = Integer.rotateLeft(b2 ^ c3, 12);
            a0 += b1;
            a1 += b2;
            d3 = Integer.rotateLeft(d3 ^ a0, 8);
            d0 = Integer.rotateLeft(d0 ^ a1, 8);
            c2 += d3;
            c3 += d0;
            b1 = Integer.rotateLeft(b1 ^ c2, 7);
            b2 = Integer.rotateLeft(b2 ^ c3, 7);
            a2 += b3;
            a3 += b0;
            d1 = Integer.rotateLeft(d1 ^ a2, 16);
            d2 = Integer.rotateLeft(d2 ^ a3, 16);
            c0 += d1;
            c1 += d2;
            b3 = Integer.rotateLeft(b3 ^ c0, 12);
            b0 = Integer.rotateLeft(b0 ^ c1, 12);
            a2 += b3;
            a3 += b0;
            d1 = Integer.rotateLeft(d1 ^ a2, 8);
            d2 = Integer.rotateLeft(d2 ^ a3, 8);
            c0 += d1;
            c1 += d2;
            b3 = Integer.rotateLeft(b3 ^ c0, 7);
            b0 = Integer.rotateLeft(b0 ^ c1, 7);
        }
        block[0] = a0 + input[0];
        block[1] = a1 + input[1];
        block[2] = a2 + input[2];
        block[3] = a3 + input[3];
        block[4] = b0 + input[4];
        block[5] = b1 + input[5];
        block[6] = b2 + input[6];
        block[7] = b3 + input[7];
        block[8] = c0 + input[8];
        block[9] = c1 + input[9];
        block[10] = c2 + input[10];
        block[11] = c3 + input[11];
        block[12] = d0 + input[12];
        block[13] = d1 + input[13];
        block[14] = d2 + input[14];
        block[15] = d3 + input[15];
        // spotless:on
    }
}
