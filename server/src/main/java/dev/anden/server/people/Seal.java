package dev.anden.server.people;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// What only those can make of bytes who have a key: HMAC-SHA-256.
public final class Seal {
    private static final String ALGORITHM = "HmacSHA256";
    private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();

    private final SecretKeySpec key;

    /// @param key not empty; 32 random bytes are enough
    public Seal(byte[] key) {
        this.key = new SecretKeySpec(key, ALGORITHM);
    }

    /// The 32 bytes of the seal of some parts, as if they were one.
    public byte[] of(byte[]... parts) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            for (byte[] part : parts) {
                mac.update(part);
            }
            return mac.doFinal();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("Every Java has " + ALGORITHM, impossible);
        }
    }

    /// An id and, behind a dot, its seal in base64url without padding.
    ///
    /// @param id without dots
    public String signed(String id) {
        return id + "." + signature(id);
    }

    /// The id of [#signed]; empty if it isn't sealed by this key.
    ///
    /// @param text whosever it is
    public Optional<String> id(String text) {
        int dot = text.indexOf('.');
        if (dot < 1) {
            return Optional.empty();
        }
        String id = text.substring(0, dot);
        boolean genuine = MessageDigest.isEqual(
                signature(id).getBytes(StandardCharsets.US_ASCII),
                text.substring(dot + 1).getBytes(StandardCharsets.UTF_8));
        return genuine ? Optional.of(id) : Optional.empty();
    }

    private String signature(String id) {
        return ENCODER.encodeToString(of(id.getBytes(StandardCharsets.UTF_8)));
    }
}
