package dev.anden.server.reminder;

import jakarta.mail.MessagingException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/// Tells whoever runs the server that its mail server takes nothing: when that begins, and when it is over. Every
/// mail fails meanwhile, and a line for each would say no more. Safe for use by many threads.
final class MailOutage {
    private static final Logger LOG = LoggerFactory.getLogger(MailOutage.class);

    private int failures;

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
