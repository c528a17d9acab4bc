package dev.anden.server.people;

import dev.anden.server.store.PersonId;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// The cookie that says who a guest is: the person's id and, behind a dot, a signature (HMAC-SHA-256) that only
/// this server can make.
public final class GuestCookie {
    /// The name of the cookie of a device's own person.
    public static final String NAME = "anden-guest";

    private static final String ALGORITHM = "HmacSHA256";
    private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();

    private final SecretKeySpec key;

    /// @param key 32 random bytes that stay the same over restarts
    public GuestCookie(byte[] key) {
        this.key = new SecretKeySpec(key, ALGORITHM);
    }

    /// The guest named by a request's cookies of a name; empty if there is none or the signature is wrong.
    Optional<PersonId> read(HttpServletRequest request, String name) {
        return Cookies.values(request, name)
                .flatMap(value -> verify(value).stream())
                .findFirst();
    }

    /// The cookie of a name for a person, as a header's value.
    String write(PersonId person, String name, HttpServletRequest request) {
        return Cookies.kept(name, person.text() + "." + signature(person.text()), request);
    }

    private Optional<PersonId> verify(String value) {
        int dot = value.indexOf('.');
        if (dot < 1) {
            return Optional.empty();
        }
        String id = value.substring(0, dot);
        boolean genuine = MessageDigest.isEqual(
                signature(id).getBytes(StandardCharsets.US_ASCII),
                value.substring(dot + 1).getBytes(StandardCharsets.UTF_8));
        return genuine ? Optional.of(new PersonId(id)) : Optional.empty();
    }

    private String signature(String text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return ENCODER.encodeToString(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("Every Java has " + ALGORITHM, impossible);
        }
    }
}
