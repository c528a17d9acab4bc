package dev.anden.server.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import org.springframework.core.io.ClassPathResource;
import org.springframework.core.io.Resource;
import org.springframework.web.filter.OncePerRequestFilter;

/// Tells with every answer of `/api` which page the server has, so that one that is open already finds out that there
/// is a newer one. It names all files that belong to it by their content.
public final class PageVersion extends OncePerRequestFilter {
    static final String HEADER = "Anden-Page";

    private final Optional<String> version;

    public PageVersion() {
        Resource page = new ClassPathResource(ClientPages.FOLDER + ClientPages.PAGE);
        version = page.exists() ? Optional.of(ContentTag.of(page)) : Optional.empty();
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        version.ifPresent(tag -> response.setHeader(HEADER, tag));
        chain.doFilter(request, response);
    }
}
