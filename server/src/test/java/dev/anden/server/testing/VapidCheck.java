package dev.anden.server.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.Signature;
import java.time.Instant;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// How a push service knows who sends (RFC 8292).
final class VapidCheck {
    private static final Pattern HEADER = Pattern.compile("vapid t=(([\\w-]+)\\.([\\w-]+))\\.([\\w-]+), k=([\\w-]+)");

    private VapidCheck() {}

    /// @param service the push service's own address
    static void requireGenuine(@Nullable String authorization, String service) {
        Matcher parts = HEADER.matcher(String.valueOf(authorization));
        assertThat(parts.matches()).as(authorization).isTrue();
        try {
            Signature check = Signature.getInstance("SHA256withECDSAinP1363Format");
            check.initVerify(PushedBrowser.publicKey(decoded(parts.group(5))));
            check.update(parts.group(1).getBytes(StandardCharsets.US_ASCII));
            assertThat(check.verify(decoded(parts.group(4)))).isTrue();
        } catch (GeneralSecurityException failure) {
            throw new AssertionError(failure);
        }
        assertThat(json(parts.group(2)).get("alg").asString()).isEqualTo("ES256");
        JsonNode claims = json(parts.group(3));
        assertThat(claims.get("aud").asString()).isEqualTo(service);
        assertThat(claims.get("exp").asLong()).isGreaterThan(Instant.now().getEpochSecond());
    }

    private static JsonNode json(String part) {
        return Guest.JSON.readTree(decoded(part));
    }

    private static byte[] decoded(String part) {
        return Base64.getUrlDecoder().decode(part);
    }
}
