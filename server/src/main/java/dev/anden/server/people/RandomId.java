package dev.anden.server.people;

import java.security.SecureRandom;
import java.util.HexFormat;

/// Ids that are never given twice, as nobody has to remember which ones were.
public final class RandomId {
    private RandomId() {}

    /// A new one, in hexadecimal digits.
    ///
    /// @param bytes of randomness: 8 where an id is one among a few, 16 where it is one among all that there
    ///     will ever be
    public static String draw(SecureRandom random, int bytes) {
        var drawn = new byte[bytes];
        random.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }
}
