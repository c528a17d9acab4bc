package dev.anden.server.reminder;

import dev.anden.server.store.node.Settings;
import dev.anden.server.store.reminder.ReceiverKind;
import java.net.URI;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/// The ways in which this server tells people something, as it is set up.
///
/// @param mail empty if it sends none
public record Channels(
        PublicAddresses addresses,
        PushKeys pushKeys,
        PushChannel push,
        WebhookChannel webhook,
        MailLinks links,
        Optional<MailChannel> mail) {
    /// How long it may take to tell something.
    private static final Duration LIMIT = Duration.ofSeconds(10);

    /// Those of a database, whose keys they use.
    public static Channels of(
            ReminderOptions options, Settings settings, SecureRandom random, InstantSource clock, JsonMapper json) {
        var addresses = new PublicAddresses(options.networks());
        var courier = new Courier(addresses, LIMIT, System::nanoTime);
        PushKeys keys = PushKeys.of(settings);
        MailLinks links = MailLinks.of(settings, random);
        Optional<URI> server = options.address();
        return new Channels(
                addresses,
                keys,
                new PushChannel(
                        courier,
                        keys,
                        server.filter(address -> "https".equals(address.getScheme())),
                        random,
                        clock,
                        json),
                new WebhookChannel(courier, server, clock, json),
                links,
                options.mail().map(smtp -> new MailChannel(smtp, server.orElseThrow(), links, LIMIT, clock)));
    }

    Map<ReceiverKind, Channel> byKind() {
        Map<ReceiverKind, Channel> all = new EnumMap<>(ReceiverKind.class);
        all.put(ReceiverKind.PUSH, push);
        all.put(ReceiverKind.WEBHOOK, webhook);
        mail.ifPresent(channel -> all.put(ReceiverKind.MAIL, channel));
        return all;
    }
}
