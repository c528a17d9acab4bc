package dev.anden.server.reminder;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Where a server gives its mails: `smtps://user:password@mail.example.org:465?from=anden@example.org`, or
/// `smtp://…` for a connection that is encrypted once it is there (STARTTLS). A password never goes to another
/// machine unencrypted.
public final class SmtpAddress {
    private static final Pattern FROM = Pattern.compile("from=([^&]+@[^&]+)");
    private static final int SUBMISSION = 587;
    private static final int SUBMISSION_BY_TLS = 465;

    private final boolean tls;
    private final String host;
    private final int port;
    private final String user;
    private final String password;
    private final String from;

    private SmtpAddress(boolean tls, String host, int port, String user, String password, String from) {
        this.tls = tls;
        this.host = host;
        this.port = port;
        this.user = user;
        this.password = password;
        this.from = from;
    }

    /// Reads one; empty if it isn't one.
    public static Optional<SmtpAddress> of(String text) {
        try {
            return of(new URI(text.strip()));
        } catch (URISyntaxException | IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    private static Optional<SmtpAddress> of(URI uri) {
        boolean tls = "smtps".equals(uri.getScheme());
        Matcher from = FROM.matcher(uri.getRawQuery() == null ? "" : uri.getRawQuery());
        boolean bare = uri.getRawPath() == null
                || uri.getRawPath().isEmpty()
                || uri.getRawPath().equals("/");
        if (!(tls || "smtp".equals(uri.getScheme())) || uri.getHost() == null || !from.matches() || !bare) {
            return Optional.empty();
        }
        int usual = tls ? SUBMISSION_BY_TLS : SUBMISSION;
        String[] who = (uri.getRawUserInfo() == null ? "" : uri.getRawUserInfo()).split(":", 2);
        return Optional.of(new SmtpAddress(
                tls,
                uri.getHost(),
                uri.getPort() < 0 ? usual : uri.getPort(),
                decoded(who[0]),
                who.length > 1 ? decoded(who[1]) : "",
                decoded(from.group(1))));
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    /// Whether the connection is encrypted from its beginning.
    boolean tls() {
        return tls;
    }

    String host() {
        return host;
    }

    int port() {
        return port;
    }

    /// Who signs in there; empty if nobody has to.
    String user() {
        return user;
    }

    String password() {
        return password;
    }

    /// Whom mails are from.
    String from() {
        return from;
    }

    /// Without the password.
    @Override
    public String toString() {
        return host + ":" + port;
    }
}
