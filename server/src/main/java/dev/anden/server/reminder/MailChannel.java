package dev.anden.server.reminder;

import dev.anden.server.account.Alerts;
import dev.anden.server.store.database.Causes;
import dev.anden.server.store.reminder.Receiver;
import dev.anden.server.web.Reach;
import dev.anden.server.wording.Wording;
import jakarta.mail.Message.RecipientType;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Date;
import java.util.Properties;
import java.util.regex.Pattern;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;

/// Tells mail addresses, by plain text. Every mail has a link by which no other one comes.
final class MailChannel implements Channel {
    private static final int SIGN_IN_FIRST = 530;
    private static final int WRONG_ORDER = 503;
    private static final int HUNDRED = 100;
    private static final int REFUSED = 5;

    /// Its class of codes (RFC 3463).
    private static final Pattern POLICY = Pattern.compile("\\b5\\.7\\.\\d");

    private static final String SPECIAL = "@\\s\\p{Cntrl}\"(),:;<>\\[\\]\\\\";
    private static final Pattern ADDRESS =
            Pattern.compile("[^%1$s]{1,64}@[^%1$s]{1,180}\\.[^%1$s.]{2,}".formatted(SPECIAL));

    private final SmtpAddress smtp;
    private final URI server;
    private final MailLinks links;
    private final InstantSource clock;
    private final Session session;
    private final MailOutage outage;

    /// @param server by which people reach this server
    /// @param limit how long each step of talking with the mail server may take
    MailChannel(SmtpAddress smtp, URI server, MailLinks links, Duration limit, InstantSource clock) {
        this.smtp = smtp;
        this.server = server;
        this.links = links;
        this.clock = clock;
        outage = new MailOutage(clock);
        session = Session.getInstance(properties(smtp, Long.toString(limit.toMillis())));
    }

    /// Whether somebody can be written to at an address, as far as its form tells. It has one spelling alone: a group
    /// with a name (RFC 5322), a comment or a quotation would be others for the same one.
    static boolean isAddress(String text) {
        try {
            var address = new InternetAddress(text, true);
            return !address.isGroup()
                    && address.getAddress().equals(text)
                    && ADDRESS.matcher(text).matches();
        } catch (MessagingException none) {
            return false;
        }
    }

    @Override
    public Outcome send(Receiver mail, Message message) throws IOException {
        if (!outage.allowsTry()) {
            throw new OutOfReach("The mail server took nothing a moment ago.");
        }
        String stop = links.token(mail);
        Wording words = ReminderWords.of(mail.language());
        String text = "%s%n%n%s%n%n%s%n%n-- %n%s%n%s%n%n%s%n%s%n"
                .formatted(
                        message.title() + ".",
                        message.text(),
                        server + message.path(),
                        words.text("mail.why"),
                        server + "/unsubscribe#" + stop,
                        words.text("mail.choose"),
                        server + "/account");
        try {
            MimeMessage written = written(mail.address(), message.title(), text);
            written.setHeader("List-Unsubscribe", "<%s/api/reminders/unsubscribe/%s>".formatted(server, stop));
            written.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
            send(written);
            return Outcome.TOLD;
        } catch (MessagingException failure) {
            throw new IOException(failure);
        }
    }

    /// Asks whoever reads the mails of an address whether they want any.
    ///
    /// @param token what is in the link by which they say so
    void askForConsent(Receiver mail, String token) throws IOException {
        Wording words = ReminderWords.of(mail.language());
        String text = "%s%n%n%s%n%n%s%n"
                .formatted(words.text("confirm.text"), server + "/confirm#" + token, words.text("confirm.otherwise"));
        send(mail, words.text("confirm.title"), text);
    }

    /// Sends whoever has lost a password a link by which they choose another one.
    ///
    /// @param token what is in the link
    void offerPassword(Receiver mail, String handle, String token) throws IOException {
        Wording words = ReminderWords.of(mail.language());
        String text = "%s%n%n%s%n%n%s%n"
                .formatted(
                        words.text("password.text", handle),
                        server + "/new-password#" + token,
                        words.text("password.otherwise"));
        send(mail, words.text("password.title"), text);
    }

    /// Tells somebody what is new in their account, and where to go if they didn't wish it.
    void alert(Receiver mail, String handle, Alerts.Kind kind) throws IOException {
        Wording words = ReminderWords.of(mail.language());
        String key = "alert." + kind;
        // Where this address was the account's, no link for another password would come to it.
        boolean lost = kind != Alerts.Kind.ADDRESS;
        String text = "%s%n%n%s%n%n%s%n"
                .formatted(
                        words.text(key + ".text", handle),
                        words.text(lost ? "alert.otherwise" : key + ".otherwise"),
                        server + (lost ? "/lost-password" : "/account"));
        send(mail, words.text(key + ".title"), text);
    }

    private void send(Receiver mail, String subject, String text) throws IOException {
        try {
            send(written(mail.address(), subject, text));
        } catch (MessagingException failure) {
            throw new IOException(failure);
        }
    }

    private MimeMessage written(String to, String subject, String text) throws MessagingException, IOException {
        String utf8 = StandardCharsets.UTF_8.name();
        var message = new MimeMessage(session);
        message.setFrom(new InternetAddress(smtp.from(), "Andén", utf8));
        message.setRecipient(RecipientType.TO, new InternetAddress(to, true));
        message.setSubject(subject, utf8);
        message.setText(text, utf8);
        message.setSentDate(Date.from(clock.instant()));
        message.setHeader("Auto-Submitted", "auto-generated");
        return message;
    }

    /// @throws OutOfReach if that is the mail server's fault, or of how this one is set up
    /// @throws MessagingException if there is no such receiver
    private void send(MimeMessage message) throws MessagingException, OutOfReach {
        try {
            give(message);
            outage.pass();
        } catch (MessagingException failure) {
            if (isRefusal(failure)) {
                outage.pass();
                throw failure;
            }
            if (!Thread.currentThread().isInterrupted()) {
                outage.fail(failure);
            }
            throw new OutOfReach(failure);
        }
    }

    /// Whether a mail server is there and knows that it can't write to the receiver, now or later.
    private static boolean isRefusal(MessagingException failure) {
        return Causes.any(failure, one -> one instanceof SMTPAddressFailedException address && isForGood(address));
    }

    /// What is said where the receiver is named may also be meant for who sends: that they have to sign in, come in
    /// the wrong order, or break a policy.
    private static boolean isForGood(SMTPAddressFailedException address) {
        int code = address.getReturnCode();
        boolean ours = code == SIGN_IN_FIRST
                || code == WRONG_ORDER
                || POLICY.matcher(address.getMessage()).find();
        return code / HUNDRED == REFUSED && !ours;
    }

    private void give(MimeMessage message) throws MessagingException {
        try (Transport transport = session.getTransport()) {
            if (smtp.user().isEmpty()) {
                transport.connect(smtp.host(), smtp.port(), null, null);
            } else {
                transport.connect(smtp.host(), smtp.port(), smtp.user(), smtp.password());
            }
            message.saveChanges();
            transport.sendMessage(message, message.getAllRecipients());
        }
    }

    private static Properties properties(SmtpAddress smtp, String limit) {
        String protocol = smtp.tls() ? "smtps" : "smtp";
        var properties = new Properties();
        properties.setProperty("mail.transport.protocol", protocol);
        // The name behind the @ of a message's id; otherwise it would be this machine's.
        properties.setProperty("mail.from", smtp.from());
        String prefix = "mail." + protocol + ".";
        properties.setProperty(prefix + "connectiontimeout", limit);
        properties.setProperty(prefix + "timeout", limit);
        properties.setProperty(prefix + "writetimeout", limit);
        properties.setProperty(prefix + "ssl.checkserveridentity", "true");
        properties.setProperty(prefix + "auth", Boolean.toString(!smtp.user().isEmpty()));
        properties.setProperty(prefix + "starttls.enable", Boolean.toString(!smtp.tls()));
        properties.setProperty(
                prefix + "starttls.required",
                Boolean.toString(!smtp.tls() && !smtp.user().isEmpty() && !Reach.isHere(smtp.host())));
        return properties;
    }
}
