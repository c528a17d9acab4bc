package dev.anden.server.reminder;

import dev.anden.server.store.node.Settings;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/// The keys by which push services and browsers know this server (VAPID, RFC 8292). They are made once and kept
/// in the database: what a browser was subscribed with is worth nothing with others.
final class PushKeys {
    private static final String SETTING = "push-keys";
    private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();

    /// How long a signature is good; a day is the most.
    private static final Duration AGE = Duration.ofHours(12);

    private final String publicKey;
    private final PrivateKey privateKey;

    private PushKeys(String publicKey, PrivateKey privateKey) {
        this.publicKey = publicKey;
        this.privateKey = privateKey;
    }

    /// Those of a database; the first who asks makes them.
    static PushKeys of(Settings settings) {
        String[] kept = settings.valueOr(SETTING, PushKeys::made).split(" ", 2);
        try {
            byte[] encoded = Base64.getUrlDecoder().decode(kept[1]);
            return new PushKeys(
                    kept[0], KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(encoded)));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("The keys of push messages can't be read", impossible);
        }
    }

    private static String made() {
        try {
            KeyPair keys = PushEncryption.newKeys();
            return ENCODER.encodeToString(PushEncryption.point((ECPublicKey) keys.getPublic()))
                    + " "
                    + ENCODER.encodeToString(keys.getPrivate().getEncoded());
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("Every Java has the curve P-256", impossible);
        }
    }

    /// What a browser subscribes with.
    String publicKey() {
        return publicKey;
    }

    /// The header by which a push service knows who sends.
    ///
    /// @param endpoint where it is sent
    /// @param contact how whoever looks after the server is found; without it some push services refuse
    /// @param now in milliseconds since 1970
    String authorization(URI endpoint, Optional<URI> contact, long now, JsonMapper json) {
        var claims = new LinkedHashMap<String, Object>();
        claims.put("aud", endpoint.getScheme() + "://" + endpoint.getRawAuthority());
        claims.put("exp", Duration.ofMillis(now).plus(AGE).toSeconds());
        contact.ifPresent(address -> claims.put("sub", address.toString()));
        String signed = part(Map.of("typ", "JWT", "alg", "ES256"), json) + "." + part(claims, json);
        return "vapid t=%s.%s, k=%s".formatted(signed, signature(signed), publicKey);
    }

    private static String part(Map<String, ?> claims, JsonMapper json) {
        return ENCODER.encodeToString(json.writeValueAsBytes(claims));
    }

    private String signature(String text) {
        try {
            Signature signing = Signature.getInstance("SHA256withECDSAinP1363Format");
            signing.initSign(privateKey);
            signing.update(text.getBytes(StandardCharsets.US_ASCII));
            return ENCODER.encodeToString(signing.sign());
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("Every Java signs with P-256", impossible);
        }
    }
}
