package dev.anden.server.reminder;

import dev.anden.engine.GameInfo;
import dev.anden.server.web.AddressList;
import dev.anden.server.wording.GameNames;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

/// How a server tells people that aren't there.
///
/// @param address by which people reach the server, such as `https://games.example.org`: where links in mails
///     lead
/// @param mail the mail server; without it, and without an address for links, no mail is sent
/// @param networks where messages may be sent besides public addresses, and without TLS
/// @param names what games are called there
public record ReminderOptions(
        Optional<URI> address, Optional<SmtpAddress> mail, AddressList networks, GameNames names) {
    /// Push messages and addresses of the web alone, to public addresses.
    public static final ReminderOptions DEFAULT =
            new ReminderOptions(Optional.empty(), Optional.empty(), AddressList.NONE);

    /// Games have their own names alone.
    ///
    /// @throws IllegalArgumentException as below
    public ReminderOptions(Optional<URI> address, Optional<SmtpAddress> mail, AddressList networks) {
        this(address, mail, networks, GameInfo::nameIn);
    }

    /// @throws IllegalArgumentException if mail is to be sent and nobody knows where its links lead
    public ReminderOptions {
        if (mail.isPresent() && address.isEmpty()) {
            throw new IllegalArgumentException(
                    "E-mails have links: say by --public-url how people reach the server, or send none");
        }
    }

    /// An address by which people reach a server: its scheme and host, and its port if it isn't the scheme's own.
    ///
    /// @return empty if a text is no such address
    public static Optional<URI> address(String text) {
        try {
            var uri = new URI(text.strip().replaceAll("/$", ""));
            boolean web = "https".equals(uri.getScheme()) || "http".equals(uri.getScheme());
            boolean bare = uri.getHost() != null
                    && uri.getRawPath().isEmpty()
                    && uri.getRawQuery() == null
                    && uri.getRawFragment() == null
                    && uri.getRawUserInfo() == null;
            return web && bare ? Optional.of(uri) : Optional.empty();
        } catch (URISyntaxException none) {
            return Optional.empty();
        }
    }
}
