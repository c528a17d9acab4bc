package dev.anden.arena;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.regex.Pattern;

/// The secret of a game at a table: 256 bits that every chance outcome and every bot's choice is drawn from.
///
/// Its commitment is the SHA-256 of its 32 bytes: published when play starts, it can be checked against the seed once
/// the game is over.
///
/// @param hex 64 digits, 16 for each of the four words of the stream's key
public record Seed(String hex) {
    /// How a seed is written.
    public static final Pattern FORM = Pattern.compile("[0-9a-f]{64}");

    private static final int BYTES = 32;

    /// @throws IllegalArgumentException if it isn't 64 hexadecimal digits in lower case
    public Seed {
        if (!FORM.matcher(hex).matches()) {
            throw new IllegalArgumentException("A seed is 64 hexadecimal digits in lower case");
        }
    }

    /// A new secret.
    public static Seed draw(SecureRandom random) {
        var bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return new Seed(HexFormat.of().formatHex(bytes));
    }

    /// The four words, as a random stream takes them: the first 16 digits are the first word.
    public long[] words() {
        ByteBuffer bytes = ByteBuffer.wrap(HexFormat.of().parseHex(hex));
        return new long[] {bytes.getLong(), bytes.getLong(), bytes.getLong(), bytes.getLong()};
    }

    /// The SHA-256 of the seed's bytes, in hex.
    public String commitment() {
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
