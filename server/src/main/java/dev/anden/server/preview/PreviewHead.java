package dev.anden.server.preview;

import dev.anden.server.web.PageHead;
import dev.anden.server.wording.Wordings;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.springframework.http.HttpHeaders;
import org.springframework.web.util.HtmlUtils;

/// Says what a link shows in the page's head, as Open Graph has it: in the language of whoever asks for the page, or in
/// the server's for those who name none. Whatever names and addresses contain stays text.
public final class PreviewHead implements PageHead {
    private static final Map<String, String> LOCALES = Map.of("en", "en_GB", "es", "es_ES");

    private final LinkPreviews previews;
    private final Optional<URI> address;
    private final String language;

    /// @param address by which people reach the server; if it isn't known, it is the one that each request goes to
    /// @param language the server's own
    public PreviewHead(LinkPreviews previews, Optional<URI> address, String language) {
        this.previews = previews;
        this.address = address;
        this.language = Wordings.known(language);
    }

    @Override
    public String of(HttpServletRequest request) {
        String spoken = language(request);
        LinkPreview preview = previews.of(request.getServletPath(), request.getRemoteAddr(), spoken);
        return new Tags()
                .title(preview.tab())
                .named("description", preview.text())
                .property("og:type", "website")
                .property("og:site_name", LinkPreview.SITE)
                .property("og:title", preview.title())
                .property("og:description", preview.text())
                .property("og:locale", LOCALES.getOrDefault(spoken, spoken))
                .property("og:image", origin(request) + preview.picture())
                .property("og:image:type", "image/png")
                .property("og:image:width", Integer.toString(Pictures.WIDTH))
                .property("og:image:height", Integer.toString(Pictures.HEIGHT))
                .property("og:image:alt", preview.seen())
                .named("twitter:card", "summary_large_image")
                .text();
    }

    private String language(HttpServletRequest request) {
        if (request.getHeader(HttpHeaders.ACCEPT_LANGUAGE) == null) {
            return language;
        }
        return Collections.list(request.getLocales()).stream()
                .map(Locale::getLanguage)
                .filter(Wordings::has)
                .findFirst()
                .orElse(language);
    }

    /// How whoever asks calls the server, where nobody has said how people do.
    private String origin(HttpServletRequest request) {
        return address.map(URI::toString).orElseGet(() -> request.getScheme() + "://" + host(request));
    }

    private static String host(HttpServletRequest request) {
        return Optional.ofNullable(request.getHeader(HttpHeaders.HOST)).orElseGet(request::getServerName);
    }

    /// Tags, a line for each.
    private static final class Tags {
        private final StringJoiner lines = new StringJoiner("\n    ");

        Tags title(String text) {
            lines.add("<title>%s</title>".formatted(escaped(text)));
            return this;
        }

        Tags named(String name, String content) {
            return meta("name", name, content);
        }

        Tags property(String property, String content) {
            return meta("property", property, content);
        }

        private Tags meta(String kind, String name, String content) {
            lines.add("<meta %s=\"%s\" content=\"%s\" />".formatted(kind, name, escaped(content)));
            return this;
        }

        private static String escaped(String text) {
            return HtmlUtils.htmlEscape(text, "UTF-8");
        }

        String text() {
            return lines.toString();
        }
    }
}
