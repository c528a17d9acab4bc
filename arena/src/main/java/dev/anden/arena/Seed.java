package dev.anden.arena;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

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

    private static final int WORDS = 4;

    /// So many of them make a word.
    private static final int DIGITS = 16;

    private static final int BITS = 4;

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

    /// The secret whose [#words] these are.
    ///
    /// @param words four
    public static Seed of(long[] words) {
        HexFormat digits = HexFormat.of();
        return new Seed(Arrays.stream(words).mapToObj(digits::toHexDigits).collect(Collectors.joining()));
    }

    /// The four words, as a random stream takes them: the first 16 digits are the first word. Digit by digit, for a
    /// browser's library has nothing else that reads them.
    public long[] words() {
        var words = new long[WORDS];
        for (int place = 0; place < hex.length(); place++) {
            int digit = Character.digit(hex.charAt(place), 1 << BITS);
            words[place / DIGITS] = words[place / DIGITS] << BITS | digit;
        }
        return words;
    }

    /// The SHA-256 of the seed's bytes, in hex.
    public String commitment() {
        return HexFormat.of().formatHex(sha256().digest(HexFormat.of().parseHex(hex)));
    }

    /// What chance is drawn from where seats have added to the seed: the SHA-256 of the seed's bytes and then, for
    /// each contribution in the order of the seats, one byte with the seat's number and the contribution's bytes.
    /// The seed itself where nobody has added anything.
    ///
    /// Neither can know the other's part before it has told its own: the commitment comes first, then the
    /// contributions, and the seed is told last.
    ///
    /// @param contributions 64 digits each, by seat
    /// @throws IllegalArgumentException if one of them isn't 64 hexadecimal digits in lower case
    public Seed with(Map<Integer, String> contributions) {
        if (contributions.isEmpty()) {
            return this;
        }
        MessageDigest digest = sha256();
        digest.update(HexFormat.of().parseHex(hex));
        new TreeMap<>(contributions).forEach((seat, contribution) -> {
            digest.update(seat.byteValue());
            digest.update(HexFormat.of().parseHex(new Seed(contribution).hex()));
        });
        return new Seed(HexFormat.of().formatHex(digest.digest()));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
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
