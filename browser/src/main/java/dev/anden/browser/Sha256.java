package dev.anden.browser;

import java.util.Arrays;

/// SHA-256 (FIPS 180-4), for what is published of a secret: a browser gives it only to pages that came
/// by HTTPS, and not at once.
final class Sha256 {
    private static final int WORDS = 8;
    private static final int ROUNDS = 64;
    private static final int BLOCK = 64;

    /// The first bits of the fractional parts of the square roots of the first primes.
    private static final int[] START = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };

    /// Those of the cube roots.
    private static final int[] OF_ROUND = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
    };

    private final int[] sum = START.clone();
    private final int[] schedule = new int[ROUNDS];

    private Sha256() {}

    /// The sum of some bytes, in hexadecimal digits as they are.
    static String ofHex(String bytes) {
        byte[] given = new byte[bytes.length() / 2];
        for (int place = 0; place < given.length; place++) {
            given[place] = (byte) Integer.parseInt(bytes.substring(place * 2, place * 2 + 2), 16);
        }
        return of(given);
    }

    private static String of(byte[] bytes) {
        var digest = new Sha256();
        byte[] padded = padded(bytes);
        for (int block = 0; block < padded.length; block += BLOCK) {
            digest.take(padded, block);
        }
        var hex = new StringBuilder();
        for (int word : digest.sum) {
            String digits = Integer.toHexString(word);
            hex.append("0".repeat(WORDS - digits.length())).append(digits);
        }
        return hex.toString();
    }

    /// A bit, and the number of bits at the end of a block.
    private static byte[] padded(byte[] bytes) {
        byte[] padded = Arrays.copyOf(bytes, (bytes.length + Long.BYTES) / BLOCK * BLOCK + BLOCK);
        padded[bytes.length] = (byte) 0x80;
        long bits = (long) bytes.length * Byte.SIZE;
        for (int place = 1; place <= Long.BYTES; place++) {
            padded[padded.length - place] = (byte) bits;
            bits >>>= Byte.SIZE;
        }
        return padded;
    }

    private void take(byte[] bytes, int block) {
        for (int word = 0; word < ROUNDS; word++) {
            schedule[word] = word < BLOCK / Integer.BYTES ? word(bytes, block + word * Integer.BYTES) : mixed(word);
        }
        int[] now = sum.clone();
        for (int round = 0; round < ROUNDS; round++) {
            int first = now[7]
                    + rotated(now[4], 6, 11, 25)
                    + ((now[4] & now[5]) ^ (~now[4] & now[6]))
                    + OF_ROUND[round]
                    + schedule[round];
            int second = rotated(now[0], 2, 13, 22) + ((now[0] & now[1]) ^ (now[0] & now[2]) ^ (now[1] & now[2]));
            System.arraycopy(now, 0, now, 1, WORDS - 1);
            now[4] += first;
            now[0] = first + second;
        }
        for (int word = 0; word < WORDS; word++) {
            sum[word] += now[word];
        }
    }

    private static int word(byte[] bytes, int at) {
        int word = 0;
        for (int place = at; place < at + Integer.BYTES; place++) {
            word = (word << Byte.SIZE) | (bytes[place] & 0xFF);
        }
        return word;
    }

    private int mixed(int word) {
        int near = schedule[word - 2];
        int far = schedule[word - 15];
        return schedule[word - 16]
                + schedule[word - 7]
                + (Integer.rotateRight(far, 7) ^ Integer.rotateRight(far, 18) ^ (far >>> 3))
                + (Integer.rotateRight(near, 17) ^ Integer.rotateRight(near, 19) ^ (near >>> 10));
    }

    private static int rotated(int word, int first, int second, int third) {
        return Integer.rotateRight(word, first) ^ Integer.rotateRight(word, second) ^ Integer.rotateRight(word, third);
    }
}
