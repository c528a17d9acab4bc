package dev.anden.server.table;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;

/// A table's secret: 256 bits that every chance outcome and every bot's choice is drawn from.
///
/// In hex it has 64 digits, 16 for each of the four words of the stream's key. Its commitment is the SHA-256 of
/// its 32 bytes: published when play starts, it can be checked against the seed once the game is over.
record Seed(String hex) {
    private static final int BYTES = 32;

    /// A new secret.
    static Seed draw(SecureRandom random) {
        var bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return new Seed(HexFormat.of().formatHex(bytes));
    }

    /// The four words, as a random stream takes them: the first 16 digits are the first word.
    long[] words() {
        ByteBuffer bytes = ByteBuffer.wrap(HexFormat.of().parseHex(hex));
        return new long[] {bytes.getLong(), bytes.getLong(), bytes.getLong(), bytes.getLong()};
    }

    /// The SHA-256 of the seed's bytes, in hex.
    String commitment() {
        try {
            byte[] bytes = HexFormat.of().parseHex(hex);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("Every Java has SHA-256", impossible);
        }
    }

    /// Never printed: it would tell every card to come.
    @Override
    public String toString() {
        return "Seed[secret]";
    }
}
