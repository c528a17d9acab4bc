package dev.anden.server.account;

import dev.anden.protocol.account.PasswordByLink;
import dev.anden.protocol.account.PasswordLinkOwner;
import dev.anden.server.people.Browser;
import dev.anden.server.people.Known;
import dev.anden.server.people.Token;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.account.OtherWayStore;
import dev.anden.server.store.account.PasswordLinkDesk;
import dev.anden.server.store.account.PasswordLinkStore;
import dev.anden.server.store.reminder.Receiver;
import dev.anden.server.store.reminder.ReceiverStore;
import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Links by which people who have lost their password choose another one, once: sent to the mail address that an
/// account has confirmed, or made by whoever runs the server.
///
/// Nobody learns by asking whether there is an account, or whether it has an address: what depends on it happens after
/// the answer.
public final class PasswordLinks {
    private static final Logger LOG = LoggerFactory.getLogger(PasswordLinks.class);

    /// How long a link is good that was sent.
    private static final Duration MAILED = Duration.ofHours(1);

    /// How long a link is good that whoever runs the server hands over.
    private static final Duration HANDED_OVER = Duration.ofDays(1);

    /// So many mails an account gets in [#MAILED], whoever asks for them.
    private static final int MOST_MAILS = 3;

    /// So many accounts get a mail that have the same address.
    private static final int MOST_ACCOUNTS = 5;

    private final PasswordLinkStore store;
    private final AccountStore accounts;
    private final ReceiverStore receivers;
    private final OtherWayStore otherWays;
    private final NewPasswords passwords;
    private final Optional<? extends Post> post;
    private final Unwaited unwaited;
    private final SecureRandom random;
    private final InstantSource clock;

    /// @param post empty if this server sends no mail
    /// @param threads on which mails are sent
    public PasswordLinks(
            PasswordLinkStore store,
            AccountStore accounts,
            ReceiverStore receivers,
            OtherWayStore otherWays,
            NewPasswords passwords,
            Optional<? extends Post> post,
            Executor threads,
            SecureRandom random,
            InstantSource clock) {
        this.store = store;
        this.accounts = accounts;
        this.receivers = receivers;
        this.otherWays = otherWays;
        this.passwords = passwords;
        this.post = post;
        unwaited = new Unwaited(threads);
        this.random = random;
        this.clock = clock;
    }

    /// Sends links.
    public interface Post {
        /// Sends one, in a bounded time.
        ///
        /// @param mail the account's address
        /// @param token what is in the link
        /// @throws IOException if nobody knows whether it was taken
        void send(Receiver mail, String handle, String token) throws IOException;
    }

    /// Somebody has lost a password: where there is such an account with a confirmed address, a link is sent there.
    ///
    /// @param text a handle or a mail address
    /// @throws RequestRefused if this server sends no mail
    void ask(String text) {
        Post sending = post.orElseThrow(() -> new RequestRefused(ProblemCode.NO_MAILS, "This server sends no e-mail."));
        unwaited.run(
                LOG,
                "A link for another password couldn't be made",
                () -> asked(text.strip()).forEach(account -> send(account, sending)));
    }

    /// No handle has an `@`.
    private List<AccountStore.Row> asked(String text) {
        if (text.indexOf('\0') >= 0) {
            return List.of();
        }
        if (!text.contains("@")) {
            return accounts.byHandle(Handle.of(text).folded()).stream().toList();
        }
        return receivers.confirmedBy(text.toLowerCase(Locale.ROOT), MOST_ACCOUNTS).stream()
                .flatMap(person -> accounts.of(person).stream())
                .toList();
    }

    private void send(AccountStore.Row account, Post sending) {
        Optional<Receiver> mail = receivers.confirmedMail(account.person());
        if (mail.isEmpty()) {
            return;
        }
        Token token = Token.draw(random);
        long now = clock.millis();
        long length = MAILED.toMillis();
        if (!store.make(account.person(), token.hash(), now, now + length, MOST_MAILS, now - length)) {
            return;
        }
        try {
            sending.send(mail.get(), account.handle(), token.text());
        } catch (IOException failure) {
            store.remove(token.hash());
            LOG.atWarn()
                    .addKeyValue("receiver", mail.get().id())
                    .addKeyValue("reason", failure.getMessage())
                    .log("A link for another password couldn't be sent");
        }
    }

    /// Makes a link for whoever runs a server to hand over.
    ///
    /// @param handle of the account; capital letters don't count
    /// @return what is in it, which is told this once; empty if there is no such account
    /// @throws dev.anden.server.store.database.UnusableDatabase if the database can't be written
    public static Optional<Token> make(PasswordLinkDesk desk, String handle, SecureRandom random, Instant now) {
        Token token = Token.draw(random);
        long at = now.toEpochMilli();
        return desk.make(Handle.of(handle).folded(), token.hash(), at, at + HANDED_OVER.toMillis())
                ? Optional.of(token)
                : Optional.empty();
    }

    /// Whose password a link changes. That there are other ways in is told to nobody who couldn't use the link.
    ///
    /// @throws RequestRefused if the link is worth nothing, or not any more
    PasswordLinkOwner look(String token) {
        AccountStore.Row account = account(new Token(token));
        return new PasswordLinkOwner(account.handle(), otherWays.any(account.person()));
    }

    /// A link is followed, and used up: the account gets another password, and whoever is signed in isn't any more.
    ///
    /// @param before who the browser was
    /// @param device the browser in which it happens
    /// @param address what limits count as one
    /// @return the session that begins
    /// @throws RequestRefused if the link is worth nothing, or the password can't be
    Arrival use(Optional<Known> before, PasswordByLink wish, Browser device, String address) {
        return passwords
                .renew(before, account(new Token(wish.token())), wish, device, address)
                .orElseThrow(PasswordLinks::noSuchLink);
    }

    private AccountStore.Row account(Token token) {
        return store.find(token.hash(), clock.millis()).flatMap(accounts::of).orElseThrow(PasswordLinks::noSuchLink);
    }

    /// Links that weren't used in time go.
    public void forgetExpired() {
        store.forgetExpired(clock.millis());
    }

    /// What whoever follows a link that is worth nothing is told, whatever it was for.
    static RequestRefused noSuchLink() {
        return new RequestRefused(ProblemCode.NO_SUCH_LINK, "This link no longer works; make another one.");
    }
}
