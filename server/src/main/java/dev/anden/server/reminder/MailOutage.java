package dev.anden.server.reminder;

import jakarta.mail.MessagingException;
import java.time.Duration;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/// Tells whoever runs the server that its mail server takes nothing: when that begins, and when it is
/// over. Every mail fails meanwhile, and a line for each would say no more. Those that can wait aren't
/// even tried but for one a minute: where the server hangs, each would keep something else waiting that
/// could be told. Safe for use by many threads.
final class MailOutage {
    private static final Logger LOG = LoggerFactory.getLogger(MailOutage.class);

    private static final Duration BETWEEN_TRIES = Duration.ofMinutes(1);

    private final InstantSource clock;
    private int failures;

    /// When somebody last began to try one, in milliseconds since 1970.
    private long tried;

    MailOutage(InstantSource clock) {
        this.clock = clock;
    }

    /// Whether a mail that can wait is to be tried now. Where the clock has been set anew it is.
    synchronized boolean allowsTry() {
        long now = clock.millis();
        boolean allowed = failures == 0 || Math.abs(now - tried) >= BETWEEN_TRIES.toMillis();
        if (allowed) {
            tried = now;
        }
        return allowed;
    }

    /// A mail couldn't be given to it.
    synchronized void fail(MessagingException reason) {
        failures++;
        LOG.atLevel(failures == 1 ? Level.WARN : Level.DEBUG)
                .addKeyValue("reason", reason.toString())
                .log("E-mails can't be sent");
    }

    /// It was there, and took a mail or said why not.
    synchronized void pass() {
        if (failures > 0) {
            LOG.atInfo().addKeyValue("failures", failures).log("E-mails can be sent again");
            failures = 0;
        }
    }
}
