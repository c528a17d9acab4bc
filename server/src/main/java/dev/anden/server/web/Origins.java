package dev.anden.server.web;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;

/// Tells requests of our own pages from those that a foreign page makes a browser send.
///
/// A browser names the page's origin with every WebSocket and with every request that changes something: its
/// host and port must be those that the request itself goes to. Besides, a request that changes something shows
/// that a script made it (by a content type or a header that no form can send), so that tools without an origin
/// can be let in.
public final class Origins {
    /// The header that says, with any value, that a script made the request.
    public static final String SCRIPT_HEADER = "X-Anden";

    private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS");

    /// @throws RequestRefused if the request comes from a page of another origin
    public void requireOwn(HttpServletRequest request) {
        String origin = request.getHeader(HttpHeaders.ORIGIN);
        String host = request.getHeader(HttpHeaders.HOST);
        if (origin != null && (host == null || !authority(origin).equals(Optional.of(host.toLowerCase(Locale.ROOT))))) {
            throw new RequestRefused(
                    ProblemCode.FOREIGN_ORIGIN, "The request comes from a page of another origin than this server.");
        }
    }

    /// @throws RequestRefused if the request would change something and may come from a foreign page
    public void requireOwnToChange(HttpServletRequest request) {
        if (!isChange(request)) {
            return;
        }
        requireOwn(request);
        String type = request.getContentType();
        boolean script = isByScript(request) || (type != null && type.startsWith(MediaType.APPLICATION_JSON_VALUE));
        if (!script) {
            throw new RequestRefused(
                    ProblemCode.FOREIGN_ORIGIN,
                    "Requests that change something must be sent as application/json or with the header %s."
                            .formatted(SCRIPT_HEADER));
        }
    }

    private static boolean isByScript(HttpServletRequest request) {
        return request.getHeader(SCRIPT_HEADER) != null;
    }

    /// Whether a browser may ask because somebody has followed a link, which may be on a foreign page: it asks for a
    /// page then. No script of ours does.
    public static boolean isByLink(HttpServletRequest request) {
        String accepted = request.getHeader(HttpHeaders.ACCEPT);
        boolean page = "navigate".equals(request.getHeader("Sec-Fetch-Mode"))
                || (accepted != null && accepted.contains(MediaType.TEXT_HTML_VALUE));
        return page && !isByScript(request);
    }

    /// Whether a request may change something.
    static boolean isChange(HttpServletRequest request) {
        return !READING.contains(request.getMethod());
    }

    /// Host and, unless it is the scheme's own, port.
    private static Optional<String> authority(String origin) {
        try {
            return Optional.ofNullable(URI.create(origin).getRawAuthority()).map(text -> text.toLowerCase(Locale.ROOT));
        } catch (IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }
}
