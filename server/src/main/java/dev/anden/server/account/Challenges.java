package dev.anden.server.account;

import dev.anden.server.people.Seal;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Base64;

/// What passkeys are asked to sign. Nothing is kept of a challenge until it is answered: it says itself when it was
/// made, and is sealed (HMAC-SHA-256) together with what it is for. So however many are asked for, they take no room,
/// and every server that uses the same database takes the answer.
///
/// That one is answered once only is the database's matter.
final class Challenges {
    /// After this time an answer comes too late.
    static final Duration AGE = Duration.ofMinutes(5);

    /// How much the clocks of several servers may differ.
    static final Duration SKEW = Duration.ofMinutes(1);

    private static final int RANDOM_BYTES = 16;
    private static final int SEALED_BYTES = Long.BYTES + RANDOM_BYTES;

    private final Seal seal;
    private final SecureRandom random;
    private final InstantSource clock;

    /// @param key 32 random bytes, the same on every server
    Challenges(byte[] key, SecureRandom random, InstantSource clock) {
        seal = new Seal(key);
        this.random = random;
        this.clock = clock;
    }

    /// A new one, in base64url without padding.
    ///
    /// @param purpose what the answer will be good for
    String draw(String purpose) {
        var drawn = new byte[RANDOM_BYTES];
        random.nextBytes(drawn);
        byte[] sealed = ByteBuffer.allocate(SEALED_BYTES)
                .putLong(clock.millis())
                .put(drawn)
                .array();
        byte[] mark = seal(sealed, purpose);
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(ByteBuffer.allocate(SEALED_BYTES + mark.length)
                        .put(sealed)
                        .put(mark)
                        .array());
    }

    /// Makes sure that a challenge is one of ours, for this purpose and not too old.
    ///
    /// @param challenge in base64url, whosever it is
    /// @throws RequestRefused if it isn't
    void require(String challenge, String purpose) {
        byte[] said = Base64.getUrlDecoder().decode(challenge);
        byte[] sealed = Arrays.copyOf(said, SEALED_BYTES);
        byte[] mark = Arrays.copyOfRange(said, Math.min(SEALED_BYTES, said.length), said.length);
        if (!MessageDigest.isEqual(seal(sealed, purpose), mark)) {
            throw new RequestRefused(ProblemCode.BAD_PASSKEY, "The passkey was asked something else.");
        }
        long age = clock.millis() - ByteBuffer.wrap(sealed).getLong();
        if (age > AGE.toMillis() || age < -SKEW.toMillis()) {
            throw tooLate();
        }
    }

    /// For an answer that comes too late, or again.
    static RequestRefused tooLate() {
        return new RequestRefused(
                ProblemCode.PASSKEY_TOO_LATE,
                "The passkey was asked more than %d min ago, or has answered already; begin again."
                        .formatted(AGE.toMinutes()));
    }

    private byte[] seal(byte[] sealed, String purpose) {
        return seal.of(sealed, purpose.getBytes(StandardCharsets.UTF_8));
    }
}
