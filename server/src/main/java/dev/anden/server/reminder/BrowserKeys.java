package dev.anden.server.reminder;

import java.security.GeneralSecurityException;
import java.util.Base64;
import java.util.Optional;

/// What push messages for a browser are encrypted with: its public key, and the secret that it shares with us.
final class BrowserKeys {
    private final byte[] point;
    private final byte[] auth;

    private BrowserKeys(String point, String auth) {
        this.point = Base64.getUrlDecoder().decode(point);
        this.auth = Base64.getUrlDecoder().decode(auth);
    }

    /// Reads them as browsers write them; empty if they are no keys.
    static Optional<BrowserKeys> of(String point, String auth) {
        try {
            var keys = new BrowserKeys(point, auth);
            PushEncryption.key(keys.point);
            return keys.auth.length == PushEncryption.AUTH ? Optional.of(keys) : Optional.empty();
        } catch (GeneralSecurityException | IllegalArgumentException none) {
            return Optional.empty();
        }
    }

    /// Reads what is kept.
    static BrowserKeys read(String kept) {
        String[] parts = kept.split(" ", 2);
        return new BrowserKeys(parts[0], parts[1]);
    }

    /// As they are kept.
    String text() {
        Base64.Encoder encoder = Base64.getUrlEncoder().withoutPadding();
        return encoder.encodeToString(point) + " " + encoder.encodeToString(auth);
    }

    byte[] point() {
        return point.clone();
    }

    byte[] auth() {
        return auth.clone();
    }
}
