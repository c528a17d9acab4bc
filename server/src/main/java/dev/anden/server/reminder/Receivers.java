package dev.anden.server.reminder;

import dev.anden.protocol.reminder.NewReminderBrowser;
import dev.anden.protocol.reminder.NewReminderMail;
import dev.anden.protocol.reminder.NewReminderWebhook;
import dev.anden.protocol.reminder.ReminderBrowser;
import dev.anden.protocol.reminder.ReminderMail;
import dev.anden.protocol.reminder.ReminderWebhook;
import dev.anden.protocol.reminder.ReminderWishes;
import dev.anden.protocol.reminder.Reminders;
import dev.anden.server.account.Alerts;
import dev.anden.server.people.Known;
import dev.anden.server.people.People;
import dev.anden.server.people.RandomId;
import dev.anden.server.people.Token;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.account.MailQuestionStore;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.reminder.Receiver;
import dev.anden.server.store.reminder.ReceiverKind;
import dev.anden.server.store.reminder.ReceiverStore;
import dev.anden.server.wording.Wordings;
import java.io.IOException;
import java.net.URI;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.Stream;

/// Where people want to be told that it is their turn: they say so, confirm it, try it, and say that they don't
/// want it any more. Browsers are for everybody, the rest for accounts.
public final class Receivers {
    private static final int ID_BYTES = 16;

    /// How long a mail address waits to be confirmed.
    private static final Duration CONFIRMATION = Duration.ofDays(1);

    /// Nobody is asked again before: not even by others.
    public static final Duration BETWEEN_QUESTIONS = Duration.ofMinutes(10);

    private final ReceiverStore store;
    private final MailQuestionStore questions;
    private final Channels channels;
    private final Delivery delivery;
    private final People people;
    private final Alerts alerts;
    private final SecureRandom random;
    private final InstantSource clock;

    public Receivers(
            ReceiverStore store,
            MailQuestionStore questions,
            Channels channels,
            Delivery delivery,
            People people,
            Alerts alerts,
            SecureRandom random,
            InstantSource clock) {
        this.store = store;
        this.questions = questions;
        this.channels = channels;
        this.delivery = delivery;
        this.people = people;
        this.alerts = alerts;
        this.random = random;
        this.clock = clock;
    }

    /// Where a person is told; empty for somebody whom the server doesn't know.
    ///
    /// @param wishes what they are told there, and when
    Reminders of(Optional<PersonId> person, ReminderWishes wishes) {
        List<Receiver> all = person.map(store::of).orElse(List.of());
        return new Reminders(
                channels.pushKeys().publicKey(),
                of(all, ReceiverKind.PUSH).map(Receivers::browser).toList(),
                channels.mail().isPresent(),
                of(all, ReceiverKind.MAIL)
                        .map(Receivers::mail)
                        .sorted(Comparator.comparing(ReminderMail::confirmed).reversed())
                        .toList(),
                of(all, ReceiverKind.WEBHOOK)
                        .findFirst()
                        .map(one -> new ReminderWebhook(one.id(), one.address(), isStopped(one))),
                wishes);
    }

    private static Stream<Receiver> of(List<Receiver> all, ReceiverKind kind) {
        return all.stream().filter(one -> one.kind() == kind);
    }

    private static ReminderMail mail(Receiver one) {
        return new ReminderMail(one.id(), one.address(), one.state() != Receiver.State.WAITING, isStopped(one));
    }

    private static ReminderBrowser browser(Receiver one) {
        return new ReminderBrowser(one.id(), one.device(), one.created(), isStopped(one));
    }

    private static boolean isStopped(Receiver one) {
        return one.state() == Receiver.State.STOPPED;
    }

    /// A browser is told from now on.
    ///
    /// @param device what it says of itself
    /// @throws RequestRefused if it can't be sent to, or its keys are none
    ReminderBrowser addBrowser(Known known, NewReminderBrowser wish, String device) {
        BrowserKeys keys = BrowserKeys.of(wish.key(), wish.auth())
                .orElseThrow(() -> new RequestRefused(
                        ProblemCode.BAD_RECEIVER, "The keys of the subscription aren't those of a browser."));
        requireReachable(wish.endpoint());
        people.introduce(known.person());
        Receiver browser = new Receiver(
                newId(),
                known.person(),
                ReceiverKind.PUSH,
                wish.endpoint(),
                keys.text(),
                device,
                known.session(),
                Wordings.known(wish.language()),
                Receiver.State.ON,
                clock.millis());
        store.addBrowser(browser);
        return browser(browser);
    }

    /// Whoever reads the mails of an address is asked whether they want any. Until they say so, the
    /// address that was confirmed before is written to.
    ///
    /// @param session in which they say it
    /// @throws RequestRefused if this server sends none, the address is none or was asked a short time
    ///     ago, no mail can be sent now, or the session has ended
    void askMail(PersonId account, String session, NewReminderMail wish) {
        MailChannel mails = channels.mail()
                .orElseThrow(() -> new RequestRefused(ProblemCode.NO_MAILS, "This server sends no e-mail."));
        String address = wish.address().strip().toLowerCase(Locale.ROOT);
        if (!MailChannel.isAddress(address)) {
            throw new RequestRefused(ProblemCode.BAD_MAIL, "This isn't an e-mail address.");
        }
        long now = clock.millis();
        if (!questions.ask(address, now)) {
            throw new RequestRefused(
                    ProblemCode.MAILED_ALREADY, "An e-mail to confirm this address was sent a few minutes ago.");
        }
        Token token = Token.draw(random);
        Receiver mail = new Receiver(
                newId(),
                account,
                ReceiverKind.MAIL,
                address,
                "",
                "",
                Optional.empty(),
                Wordings.known(wish.language()),
                Receiver.State.WAITING,
                now);
        if (!store.await(mail, session, new ReceiverStore.Confirmation(token.hash(), now + CONFIRMATION.toMillis()))) {
            questions.takeBack(address);
            throw onlyAccount();
        }
        try {
            mails.askForConsent(mail, token.text());
        } catch (IOException failure) {
            store.remove(mail.id());
            questions.takeBack(address);
            throw new RequestRefused(ProblemCode.NOT_REACHED, "The e-mail couldn't be sent; try again later.");
        }
    }

    /// What whoever isn't signed in is told, or not any more.
    static RequestRefused onlyAccount() {
        return new RequestRefused(ProblemCode.NOT_PROTECTED, "Only an account can do that.");
    }

    /// Whoever follows the link of a mail wants more of them.
    ///
    /// @throws RequestRefused if it is worth nothing, or not any more
    void confirm(String token) {
        String link = new Token(token).hash();
        Optional<Receiver> before = store.replacedBy(link);
        if (!store.confirm(link, clock.millis())) {
            throw noSuchLink();
        }
        before.filter(mail -> !isConfirmed(mail.person(), mail.address())).ifPresent(this::tellOfEnd);
    }

    private boolean isConfirmed(PersonId person, String address) {
        return store.confirmedMail(person).map(Receiver::address).equals(Optional.of(address));
    }

    /// What is new in the account isn't told there any more, which somebody else may have wished.
    private void tellOfEnd(Receiver mail) {
        alerts.tell(mail, Alerts.Kind.ADDRESS);
    }

    /// Whoever follows the link of a mail wants no more of them.
    ///
    /// @throws RequestRefused if it is worth nothing, or not any more
    void unsubscribe(String token) {
        boolean gone = channels.links().receiver(token).map(store::remove).orElse(false);
        if (!gone) {
            throw noSuchLink();
        }
    }

    private static RequestRefused noSuchLink() {
        return new RequestRefused(ProblemCode.NO_SUCH_LINK, "This link no longer works.");
    }

    /// An address of the web is told from now on.
    ///
    /// @return the secret that what it is told is signed with: it is told this once
    /// @throws RequestRefused if it can't be sent to
    String addWebhook(PersonId account, NewReminderWebhook wish) {
        requireReachable(wish.address());
        String secret = WebhookChannel.newSecret(random);
        store.replace(new Receiver(
                newId(),
                account,
                ReceiverKind.WEBHOOK,
                wish.address(),
                secret,
                "",
                Optional.empty(),
                Wordings.known(wish.language()),
                Receiver.State.ON,
                clock.millis()));
        alerts.tell(account, Alerts.Kind.WEBHOOK);
        return secret;
    }

    /// A receiver of a person is told nothing more; one that isn't there is told nothing already.
    void remove(PersonId person, String id) {
        Optional<Receiver> mail =
                store.confirmedMail(person).filter(one -> one.id().equals(id));
        store.remove(person, id);
        mail.ifPresent(this::tellOfEnd);
    }

    /// Tells a receiver of a person something, to see whether it can be told.
    ///
    /// @throws RequestRefused if there is none with this id, it isn't confirmed, or it doesn't take it
    void tryOut(PersonId person, String id) {
        Receiver one = store.find(id)
                .filter(found -> found.person().equals(person) && found.state() != Receiver.State.WAITING)
                .orElseThrow(() -> new RequestRefused(ProblemCode.NOT_FOUND, "There is nothing at this address."));
        switch (tried(one)) {
            case TOLD -> store.worked(id);
            case GONE -> {
                store.remove(id);
                throw notReached();
            }
            case FAILED, OUTAGE -> throw notReached();
        }
    }

    private Outcome tried(Receiver one) {
        try {
            return delivery.send(one, Messages.trial(one.language()));
        } catch (RejectedExecutionException many) {
            throw notNow();
        }
    }

    private static RequestRefused notReached() {
        return new RequestRefused(ProblemCode.NOT_REACHED, "The message wasn't taken there.");
    }

    private void requireReachable(String address) {
        try {
            channels.addresses().examine(URI.create(address));
        } catch (RejectedExecutionException many) {
            throw notNow();
        } catch (IOException | IllegalArgumentException impossible) {
            throw new RequestRefused(
                    ProblemCode.BAD_RECEIVER, "Messages go only to public addresses that begin with https://.");
        }
    }

    private static RequestRefused notNow() {
        return new RequestRefused(
                ProblemCode.TOO_MANY_REQUESTS, "Too many addresses are being looked at; wait a moment.");
    }

    private String newId() {
        return RandomId.draw(random, ID_BYTES);
    }
}
