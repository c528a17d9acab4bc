package dev.anden.server.web;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import org.springframework.core.io.Resource;
import org.springframework.http.HttpHeaders;
import org.springframework.web.servlet.resource.HttpResource;
import org.springframework.web.servlet.resource.ResourceTransformer;
import org.springframework.web.servlet.resource.ResourceTransformerChain;
import org.springframework.web.servlet.resource.TransformedResource;

/// Puts into the client's one page what its head says of the address at which it is asked for, instead of what it says
/// of all of them. Other files stay as they are.
final class HeadedPage implements ResourceTransformer {
    private static final Pattern TITLE = Pattern.compile("<title>[^<]*</title>");
    private static final Pattern DESCRIPTION = Pattern.compile("<meta name=\"description\"[^>]*>\\s*");

    private final PageHead head;

    /// The page, once it has been read: it doesn't change while the program runs.
    private volatile Optional<Parted> parted = Optional.empty();

    HeadedPage(PageHead head) {
        this.head = head;
    }

    @Override
    public Resource transform(HttpServletRequest request, Resource file, ResourceTransformerChain chain)
            throws IOException {
        Resource found = chain.transform(request, file);
        return ClientPages.PAGE.equals(found.getFilename())
                ? new Headed(found, parted(found).with(head.of(request)))
                : found;
    }

    private Parted parted(Resource page) throws IOException {
        if (parted.isEmpty()) {
            parted = Optional.of(Parted.of(page.getContentAsString(StandardCharsets.UTF_8)));
        }
        return parted.orElseThrow();
    }

    /// What comes before and behind that part of the head.
    private record Parted(String before, String behind) {
        static Parted of(String page) {
            String bare = DESCRIPTION.matcher(page).replaceFirst("");
            String[] parts = TITLE.split(bare, 2);
            return parts.length == 2 ? new Parted(parts[0], parts[1]) : new Parted("", bare);
        }

        byte[] with(String head) {
            return (before + head + behind).getBytes(StandardCharsets.UTF_8);
        }
    }

    /// The page with a head of its own.
    private static final class Headed extends TransformedResource implements HttpResource {
        Headed(Resource page, byte[] content) {
            super(page, content);
        }

        @Override
        public HttpHeaders getResponseHeaders() {
            var headers = new HttpHeaders();
            headers.add(HttpHeaders.VARY, HttpHeaders.ACCEPT_LANGUAGE);
            return headers;
        }
    }
}
