package dev.anden.server.reminder;

import dev.anden.server.store.reminder.Receiver;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import tools.jackson.databind.json.JsonMapper;

/// Tells browsers, by the push services of their makers (RFC 8030).
final class PushChannel implements Channel {
    /// How long a push service keeps a message for a device that is off.
    private static final Duration KEEPING = Duration.ofDays(1);

    /// Bytes of a topic: written as text they take the 32 letters that it may have.
    private static final int TOPIC = 24;

    private static final String MAC = "HmacSHA256";

    private static final int UNAUTHORIZED = 401;
    private static final int FORBIDDEN = 403;
    private static final int TOO_MANY = 429;
    private static final int FIRST_FAILURE = 500;

    private final Courier courier;
    private final PushKeys keys;
    private final Optional<URI> contact;
    private final SecureRandom random;
    private final InstantSource clock;
    private final JsonMapper json;

    /// @param contact how whoever looks after the server is found
    PushChannel(
            Courier courier,
            PushKeys keys,
            Optional<URI> contact,
            SecureRandom random,
            InstantSource clock,
            JsonMapper json) {
        this.courier = courier;
        this.keys = keys;
        this.contact = contact;
        this.random = random;
        this.clock = clock;
        this.json = json;
    }

    /// What the service worker (`web/public/reminders.js`) is told.
    ///
    /// @param tag a later message of the same table, or of several, takes the place of an earlier one
    record Shown(String title, String text, String path, String tag, String language) {}

    @Override
    public Outcome send(Receiver browser, Message message) throws IOException {
        URI endpoint = URI.create(browser.address());
        String tag = message.table().orElse(message.event());
        byte[] text = json.writeValueAsBytes(
                new Shown(message.title(), message.text(), message.path(), tag, message.language()));
        var headers = new LinkedHashMap<String, String>(Map.of(
                "Authorization", keys.authorization(endpoint, contact, clock.millis(), json),
                "Content-Encoding", "aes128gcm",
                "Content-Type", "application/octet-stream",
                "TTL", Long.toString(KEEPING.toSeconds()),
                "Urgency", "high"));
        headers.put("Topic", topic(browser, tag));
        int status = courier.post(endpoint, headers, encrypted(text, browser));
        return isOfAll(status) ? Outcome.OUTAGE : Outcome.of(status);
    }

    /// By what the push service knows which message takes the place of which. It doesn't learn the table: whoever knows
    /// that may watch it and sit down there. What it is made with only the browser and this server have.
    private static String topic(Receiver browser, String tag) throws IOException {
        try {
            Mac mac = Mac.getInstance(MAC);
            mac.init(new SecretKeySpec(browser.secret().getBytes(StandardCharsets.UTF_8), MAC));
            byte[] code = mac.doFinal(tag.getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(code, TOPIC));
        } catch (GeneralSecurityException unusable) {
            throw new IOException("The browser's key can't be used", unusable);
        }
    }

    /// Whether a push service says it to every browser: it has too much to do, or has failed, or doesn't take
    /// what this server shows of itself, such as when the server's clock is wrong. Of a browser that it doesn't
    /// know any more it says so.
    private static boolean isOfAll(int status) {
        return status == UNAUTHORIZED || status == FORBIDDEN || status == TOO_MANY || status >= FIRST_FAILURE;
    }

    private byte[] encrypted(byte[] text, Receiver browser) throws IOException {
        BrowserKeys theirs = BrowserKeys.read(browser.secret());
        try {
            return PushEncryption.encrypt(text, theirs.point(), theirs.auth(), random);
        } catch (GeneralSecurityException unusable) {
            throw new IOException("The browser's key can't be used", unusable);
        }
    }
}
