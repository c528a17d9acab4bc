package dev.anden.server.reminder;

import dev.anden.server.store.Receiver;
import dev.anden.server.web.Reach;
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

/// Tells mail addresses, by plain text. Every mail has a link by which no other one comes.
final class MailChannel implements Channel {
    private final SmtpAddress smtp;
    private final URI server;
    private final MailLinks links;
    private final InstantSource clock;
    private final Session session;

    /// @param server by which people reach this server
    /// @param limit how long each step of talking with the mail server may take
    MailChannel(SmtpAddress smtp, URI server, MailLinks links, Duration limit, InstantSource clock) {
        this.smtp = smtp;
        this.server = server;
        this.links = links;
        this.clock = clock;
        session = Session.getInstance(properties(smtp, Long.toString(limit.toMillis())));
    }

    /// Whether somebody can be written to at an address, as far as its form tells.
    static boolean isAddress(String text) {
        try {
            var address = new InternetAddress(text, true);
            return address.getAddress().equals(text) && text.matches("[^@\\s\"]{1,64}@[^@\\s]{1,180}\\.[^@\\s.]{2,}");
        } catch (MessagingException none) {
            return false;
        }
    }

    @Override
    public Outcome send(Receiver mail, Message message) throws IOException {
        String stop = links.token(mail);
        String text = "%s%n%n%s%n%n%s%n%n-- %n%s%n%s%n"
                .formatted(
                        message.title() + ".",
                        message.text(),
                        server + message.path(),
                        Wording.of(mail.language()).text("mail.why"),
                        server + "/unsubscribe#" + stop);
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
        Wording words = Wording.of(mail.language());
        String text = "%s%n%n%s%n%n%s%n"
                .formatted(words.text("confirm.text"), server + "/confirm#" + token, words.text("confirm.otherwise"));
        try {
            send(written(mail.address(), words.text("confirm.title"), text));
        } catch (MessagingException failure) {
            throw new IOException(failure);
        }
    }

    /// Sends whoever has lost a password a link by which they choose another one.
    ///
    /// @param token what is in the link
    void offerPassword(Receiver mail, String handle, String token) throws IOException {
        Wording words = Wording.of(mail.language());
        String text = "%s%n%n%s%n%n%s%n"
                .formatted(
                        words.text("password.text", handle),
                        server + "/new-password#" + token,
                        words.text("password.otherwise"));
        try {
            send(written(mail.address(), words.text("password.title"), text));
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

    private void send(MimeMessage message) throws MessagingException {
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
