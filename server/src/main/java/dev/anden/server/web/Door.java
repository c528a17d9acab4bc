package dev.anden.server.web;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.util.UriUtils;
import tools.jackson.databind.json.JsonMapper;

/// Stands before everything: where a request really comes from, whether it is for us and can be read, and who may
/// ask how the server is.
public final class Door extends OncePerRequestFilter {
    /// How the server is, and what it has counted.
    private static final String WATCHED = "/actuator";

    /// How the server is.
    private static final String HEALTH = WATCHED + "/health";

    /// This machine, as a list of addresses names it.
    private static final String HERE = "127.0.0.1";

    /// U+0000 as an address writes it: no text that anybody typed has it, and PostgreSQL can't store it.
    private static final String NOTHING = "%00";

    private static final Logger LOG = LoggerFactory.getLogger(Door.class);

    /// Of what a proxy says no more than that is told.
    private static final int LONGEST_SAID = 100;

    private final Entrance entrance;
    private final Refusing refusing;
    private final AtomicBoolean warned = new AtomicBoolean();

    public Door(Entrance entrance, JsonMapper json) {
        this.entrance = entrance;
        refusing = new Refusing(json);
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        HttpServletRequest real = Forwarded.of(request, entrance.proxies(), this::warn);
        if (isWinding(request.getRequestURI())) {
            refusing.answer(response, nothingHere());
            return;
        }
        if (isWatching(request)) {
            if (mayWatch(request, real)) {
                chain.doFilter(real, response);
            } else {
                refusing.answer(response, nothingHere());
            }
            return;
        }
        String host = request.getHeader(HttpHeaders.HOST);
        if (host != null && !entrance.answersTo(host)) {
            refusing.answer(
                    response,
                    new RequestRefused(ProblemCode.FOREIGN_HOST, "This server isn't known by the name you called it."));
        } else if (hasNothing(request.getQueryString())) {
            refusing.answer(
                    response, new RequestRefused(ProblemCode.BAD_MESSAGE, "A text can't hold the character U+0000."));
        } else {
            chain.doFilter(real, response);
        }
    }

    /// Once: it would be so with every request.
    private void warn(String said) {
        if (!warned.getAndSet(true)) {
            LOG.atWarn()
                    .addKeyValue("said", said.substring(0, Math.min(said.length(), LONGEST_SAID)))
                    .log(
                            "A trusted proxy says where a request comes from, and it is no address; limits count the proxy");
        }
    }

    private static RequestRefused nothingHere() {
        return new RequestRefused(ProblemCode.NOT_FOUND, "There is nothing at this address.");
    }

    /// Whether a path goes up again, or has parameters in it: those who look at it here and those who hand the request
    /// on don't agree then on where it leads, as with `/actuator/health/..;/x`.
    private static boolean isWinding(String path) {
        return path.contains(";")
                || Arrays.stream(UriUtils.decode(path, StandardCharsets.UTF_8).split("/"))
                        .anyMatch(part -> part.equals(".") || part.equals(".."));
    }

    private static boolean hasNothing(@Nullable String query) {
        return query != null && query.contains(NOTHING);
    }

    /// Whoever looks after many servers calls each by whatever address it has. The path is the one that requests are
    /// handed on by: written as `/%61ctuator` it leads to the same place.
    private static boolean isWatching(HttpServletRequest request) {
        return request.getServletPath().startsWith(WATCHED);
    }

    /// What an unknown proxy passes on comes from elsewhere, though the proxy itself may be near.
    private boolean mayWatch(HttpServletRequest request, HttpServletRequest real) {
        boolean passedOn = !(real instanceof Forwarded) && Forwarded.isSaid(request);
        if (passedOn) {
            return false;
        }
        return request.getServletPath().startsWith(HEALTH)
                ? entrance.watchers().contains(asker(real))
                : entrance.readers().contains(real.getRemoteAddr());
    }

    /// A machine calls itself from the address that it calls. Where a server listens on one address alone, its
    /// own machine asks it from that one.
    private String asker(HttpServletRequest real) {
        String address = real.getRemoteAddr();
        boolean known = entrance.watchers().contains(address);
        return !known && address.equals(real.getLocalAddr()) ? HERE : address;
    }
}
