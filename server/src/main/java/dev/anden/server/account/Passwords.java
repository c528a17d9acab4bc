package dev.anden.server.account;

import dev.anden.protocol.WireLimits;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.springframework.security.crypto.argon2.Argon2PasswordEncoder;

/// Hashes passwords by Argon2id. That takes memory and time on purpose, so only a few are hashed at once; the
/// others wait, or are asked to come back.
public final class Passwords {
    private static final int SHORTEST = WireLimits.SHORTEST_PASSWORD;
    private static final int LONGEST = WireLimits.LONGEST_PASSWORD;

    private static final int SALT_BYTES = 16;
    private static final int HASH_BYTES = 32;

    private static final int LANES = 1;

    private static final int AT_ONCE = 2;
    private static final int MOST_WAITING = 20;
    private static final int PATIENCE_SECONDS = 5;

    private final Semaphore room = new Semaphore(AT_ONCE, true);
    private final Argon2PasswordEncoder encoder;

    /// Nobody's password, for handles that nobody has: the answer takes as long as for the others.
    private final Supplier<String> nobodys = new Lazy<>(() -> encoded("nobody's"));

    public Passwords(PasswordCost cost) {
        encoder = new Argon2PasswordEncoder(SALT_BYTES, HASH_BYTES, LANES, cost.kibibytes(), cost.passes());
    }

    /// Makes sure that a password is one.
    ///
    /// @throws RequestRefused if it is too short or too long, or the handle itself
    static void require(String password, Handle handle) {
        int length = password.codePointCount(0, password.length());
        if (length < SHORTEST
                || length > LONGEST
                || !isText(password)
                || Handle.fold(password).equals(handle.folded())) {
            throw new RequestRefused(
                    ProblemCode.BAD_PASSWORD,
                    "A password has %d to %d characters, and isn't the handle.".formatted(SHORTEST, LONGEST),
                    Map.of("shortest", Integer.toString(SHORTEST), "longest", Integer.toString(LONGEST)));
        }
    }

    /// What is kept of a password.
    ///
    /// @throws RequestRefused if too many are being hashed
    String hash(String password) {
        return inTurn(() -> encoded(password));
    }

    /// Whether a password is the one of which a hash is kept; it takes as long where none is kept.
    ///
    /// @throws RequestRefused if too many are being hashed
    boolean matches(String password, Optional<String> kept) {
        return inTurn(() -> {
            String nobodysHash = nobodys.get();
            String tried = isText(password) ? password : "";
            return encoder.matches(normal(tried), kept.orElse(nobodysHash)) && kept.isPresent();
        });
    }

    /// Whether a password should be hashed again, because that is done otherwise today.
    boolean isOld(String hash) {
        return encoder.upgradeEncoding(hash);
    }

    /// Whether it can be hashed: half of a pair of surrogates stands for no character.
    private static boolean isText(String password) {
        return StandardCharsets.UTF_8.newEncoder().canEncode(password);
    }

    private String encoded(String password) {
        return Objects.requireNonNull(encoder.encode(normal(password)));
    }

    /// Keyboards write the same letter in several ways.
    private static String normal(String password) {
        return Normalizer.normalize(password, Normalizer.Form.NFKC);
    }

    private <T> T inTurn(Supplier<T> hashing) {
        if (!enter()) {
            throw new RequestRefused(
                    ProblemCode.TOO_MANY_REQUESTS, "Too many people are signing in just now; wait a moment.");
        }
        try {
            return hashing.get();
        } finally {
            room.release();
        }
    }

    private boolean enter() {
        try {
            return room.getQueueLength() < MOST_WAITING && room.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
