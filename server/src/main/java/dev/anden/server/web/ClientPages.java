package dev.anden.server.web;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.core.io.Resource;
import org.springframework.http.CacheControl;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.resource.EncodedResourceResolver;
import org.springframework.web.servlet.resource.PathResourceResolver;

/// Serves the built client: its files, and its one page for every address that the client itself understands,
/// such as `/tables/{table}`.
public final class ClientPages implements WebMvcConfigurer {
    static final String FOLDER = "static/";
    static final String PAGE = "index.html";

    private static final String PLACE = "classpath:/" + FOLDER;

    /// A file there has its content's hash in its name: it never changes.
    private static final CacheControl FOREVER =
            CacheControl.maxAge(Duration.ofDays(365)).cachePublic().immutable();

    private final PageHead head;

    /// @param head what the page says of each address
    public ClientPages(PageHead head) {
        this.head = head;
    }

    /// Where the page is nothing is remembered of an address: there are more of them than anybody has room for.
    @Override
    public void addResourceHandlers(ResourceHandlerRegistry registry) {
        registry.addResourceHandler("/assets/**")
                .addResourceLocations(PLACE + "assets/")
                .setCacheControl(FOREVER)
                .resourceChain(true)
                .addResolver(new EncodedResourceResolver())
                .addResolver(new PathResourceResolver());
        registry.addResourceHandler("/**")
                .addResourceLocations(PLACE)
                .setCacheControl(CacheControl.noCache())
                .setUseLastModified(false)
                .setEtagGenerator(ContentTag::weak)
                .resourceChain(false)
                .addResolver(new PageResolver())
                .addTransformer(new HeadedPage(head));
    }

    private static final class PageResolver extends PathResourceResolver {
        private static final List<String> OURS = List.of("api", "actuator", "assets");

        private volatile Optional<Resource> page = Optional.empty();

        @Override
        protected @Nullable Resource getResource(String path, Resource location) throws IOException {
            return isPage(path) ? page(location) : super.getResource(path, location);
        }

        /// It is looked for until it is there, and then it is the same for all.
        private @Nullable Resource page(Resource location) throws IOException {
            if (page.isEmpty()) {
                page = Optional.ofNullable(super.getResource(PAGE, location));
            }
            return page.orElse(null);
        }

        private static boolean isPage(String path) {
            // Every file has a dot in its name.
            String first = path.split("/", 2)[0];
            String last = path.substring(path.lastIndexOf('/') + 1);
            return !OURS.contains(first) && !last.contains(".");
        }
    }
}
