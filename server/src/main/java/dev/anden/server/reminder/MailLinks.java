package dev.anden.server.reminder;

import dev.anden.server.people.Seal;
import dev.anden.server.store.node.Settings;
import dev.anden.server.store.reminder.Receiver;
import java.security.SecureRandom;
import java.util.Optional;

/// What is in the link by which a mail address is told nothing more: the receiver's id and, behind a dot, a
/// signature that only this server can make. It is in every mail, and is worth nothing once the receiver has
/// gone.
final class MailLinks {
    private static final String SETTING = "mail-key";

    private final Seal seal;

    private MailLinks(byte[] key) {
        seal = new Seal(key);
    }

    /// Those of a database; the first who asks makes its key.
    static MailLinks of(Settings settings, SecureRandom random) {
        return new MailLinks(settings.key(SETTING, random));
    }

    /// What is in a receiver's link.
    String token(Receiver mail) {
        return seal.signed(mail.id());
    }

    /// The id of the receiver that a link is about; empty if it isn't ours.
    Optional<String> receiver(String token) {
        return seal.id(token);
    }
}
