package dev.anden.server.reminder;

import dev.anden.server.account.PasswordLinks;
import dev.anden.server.store.reminder.Receiver;
import java.io.IOException;
import java.util.Optional;

/// Sends links for other passwords by mail.
public final class PasswordPost implements PasswordLinks.Post {
    private final MailChannel mails;

    private PasswordPost(MailChannel mails) {
        this.mails = mails;
    }

    /// That of a server; empty if it sends no mail.
    public static Optional<PasswordLinks.Post> of(Channels channels) {
        return channels.mail().map(PasswordPost::new);
    }

    @Override
    public void send(Receiver mail, String handle, String token) throws IOException {
        mails.offerPassword(mail, handle, token);
    }
}
