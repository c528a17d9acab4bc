package dev.anden.server.web;

import dev.anden.server.people.Visitor;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.ProfileStore;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;
import org.springframework.web.filter.OncePerRequestFilter;

/// The addresses under which people show others a page of their own: no search engine is to list them, and what isn't
/// there any more is said to be so, whoever asks. The page itself is the client's, as everywhere.
public final class ProfilePages extends OncePerRequestFilter {
    public static final String PLACE = "/players/";

    private final ProfileStore profiles;
    private final Visitor visitor;
    private final RateLimits limits;

    public ProfilePages(ProfileStore profiles, Visitor visitor, RateLimits limits) {
        this.profiles = profiles;
        this.visitor = visitor;
        this.limits = limits;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        response.setHeader("X-Robots-Tag", "noindex");
        if (!isThere(request)) {
            response.setStatus(HttpServletResponse.SC_NOT_FOUND);
        }
        chain.doFilter(request, response);
    }

    /// As long as it can't be known, or whoever asks has asked too often, it may be: the page itself will ask, and
    /// tell what is wrong.
    private boolean isThere(HttpServletRequest request) {
        String path = request.getServletPath();
        String id = path.startsWith(PLACE) ? path.substring(PLACE.length()).replaceFirst("/$", "") : "";
        try {
            limits.requireRequest(() -> visitor.known(request), request.getRemoteAddr());
            return profiles.at(id, visitor.known(request)).isPresent();
        } catch (RequestRefused | DataAccessException | TransactionException unknown) {
            return true;
        }
    }
}
