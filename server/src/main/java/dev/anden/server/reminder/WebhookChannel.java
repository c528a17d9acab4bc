package dev.anden.server.reminder;

import dev.anden.server.people.Seal;
import dev.anden.server.store.reminder.Receiver;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import tools.jackson.databind.json.JsonMapper;

/// Tells addresses of the web, signed as [Standard Webhooks](https://www.standardwebhooks.com) wants it.
final class WebhookChannel implements Channel {
    private static final String PREFIX = "whsec_";
    private static final int SECRET_BYTES = 32;

    private final Courier courier;
    private final Optional<URI> server;
    private final InstantSource clock;
    private final JsonMapper json;

    /// @param server by which people reach this server
    WebhookChannel(Courier courier, Optional<URI> server, InstantSource clock, JsonMapper json) {
        this.courier = courier;
        this.server = server;
        this.clock = clock;
        this.json = json;
    }

    /// What is sent. `docs/operations.md` describes it.
    ///
    /// @param address the table's; without the server's own if nobody has said by what people reach it
    record Call(String event, Optional<String> table, Optional<String> game, String title, String address) {}

    /// A new secret, as it is given to its person and kept.
    static String newSecret(SecureRandom random) {
        var bytes = new byte[SECRET_BYTES];
        random.nextBytes(bytes);
        return PREFIX + Base64.getEncoder().encodeToString(bytes);
    }

    @Override
    public Outcome send(Receiver webhook, Message message) throws IOException {
        String address = server.map(URI::toString).orElse("") + message.path();
        String body = json.writeValueAsString(
                new Call(message.event(), message.table(), message.game(), message.title(), address));
        String id = UUID.randomUUID().toString();
        String time = Long.toString(Duration.ofMillis(clock.millis()).toSeconds());
        int status = courier.post(
                URI.create(webhook.address()),
                Map.of(
                        "Content-Type",
                        "application/json",
                        "webhook-id",
                        id,
                        "webhook-timestamp",
                        time,
                        "webhook-signature",
                        "v1," + signature(webhook.secret(), id + "." + time + "." + body)),
                body.getBytes(StandardCharsets.UTF_8));
        Outcome outcome = Outcome.of(status);
        // Somebody's own server may be set up anew tomorrow.
        return outcome == Outcome.GONE ? Outcome.FAILED : outcome;
    }

    static String signature(String secret, String text) {
        var seal = new Seal(Base64.getDecoder().decode(secret.substring(PREFIX.length())));
        return Base64.getEncoder().encodeToString(seal.of(text.getBytes(StandardCharsets.UTF_8)));
    }
}
