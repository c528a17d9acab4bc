package dev.anden.server.reminder;

import dev.anden.server.account.Alerts;
import dev.anden.server.account.PasswordLinks;
import dev.anden.server.store.reminder.Receiver;
import java.io.IOException;
import java.util.Optional;

/// Sends by mail what is about somebody's account: links for other passwords, and what is new in it.
public final class AccountPost implements PasswordLinks.Post, Alerts.Post {
    private final MailChannel mails;

    private AccountPost(MailChannel mails) {
        this.mails = mails;
    }

    /// That of a server; empty if it sends no mail.
    public static Optional<AccountPost> of(Channels channels) {
        return channels.mail().map(AccountPost::new);
    }

    @Override
    public void send(Receiver mail, String handle, String token) throws IOException {
        mails.offerPassword(mail, handle, token);
    }

    @Override
    public void alert(Receiver mail, String handle, Alerts.Kind kind) throws IOException {
        mails.alert(mail, handle, kind);
    }
}
