package dev.anden.server.account;

import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.reminder.Receiver;
import dev.anden.server.store.reminder.ReceiverStore;
import dev.anden.server.web.RateLimits;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Tells people by mail what acts for their account from now on, and where, since it may not have been they who
/// wished it.
/// They are told at the address that they have confirmed, whatever notices they want; whoever has confirmed none
/// isn't told.
public final class Alerts {
    private static final Logger LOG = LoggerFactory.getLogger(Alerts.class);
    private static final String FAILED = "Somebody wasn't told what is new in their account";

    private final AccountStore accounts;
    private final ReceiverStore receivers;
    private final RateLimits limits;
    private final Optional<? extends Post> post;
    private final Unwaited unwaited;

    /// @param post empty if this server sends no mail
    /// @param threads on which mails are sent
    public Alerts(
            AccountStore accounts,
            ReceiverStore receivers,
            RateLimits limits,
            Optional<? extends Post> post,
            Executor threads) {
        this.accounts = accounts;
        this.receivers = receivers;
        this.limits = limits;
        this.post = post;
        unwaited = new Unwaited(threads);
    }

    /// What somebody is told of.
    public enum Kind {
        /// That another mail address is the account's, or none: told at the one that was.
        ADDRESS,
        PASSKEY,
        PASSWORD,
        /// That of a network bot.
        TOKEN,
        WEBHOOK;

        /// Its word in the keys of texts.
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// Sends what somebody is told.
    public interface Post {
        /// Sends one, in a bounded time.
        ///
        /// @param mail the account's address
        /// @throws IOException if nobody knows whether it was taken
        void alert(Receiver mail, String handle, Kind kind) throws IOException;
    }

    /// Something of an account is new. Who is told is settled at once, so that nobody removes the address
    /// meanwhile; the mail is waited for by nobody, and if it fails, what is new stays.
    public void tell(PersonId person, Kind kind) {
        post.ifPresent(sending -> Unwaited.survive(LOG, FAILED, () -> tell(person, kind, sending)));
    }

    private void tell(PersonId person, Kind kind, Post sending) {
        receivers.confirmedMail(person).ifPresent(mail -> tell(mail, kind, sending));
    }

    /// The same of an address that was its account's until now.
    public void tell(Receiver mail, Kind kind) {
        post.ifPresent(sending -> Unwaited.survive(LOG, FAILED, () -> tell(mail, kind, sending)));
    }

    private void tell(Receiver mail, Kind kind, Post sending) {
        Optional<AccountStore.Row> account = accounts.of(mail.person());
        if (account.isPresent() && limits.takeAlert(mail.person(), kind.toString())) {
            unwaited.run(LOG, FAILED, () -> send(mail, account.get().handle(), kind, sending));
        }
    }

    private static void send(Receiver mail, String handle, Kind kind, Post sending) {
        try {
            sending.alert(mail, handle, kind);
        } catch (IOException failure) {
            LOG.atWarn()
                    .addKeyValue("receiver", mail.id())
                    .addKeyValue("reason", failure.getMessage())
                    .log(FAILED);
        }
    }
}
