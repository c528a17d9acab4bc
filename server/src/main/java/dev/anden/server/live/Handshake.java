package dev.anden.server.live;

import dev.anden.server.people.Visitor;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.PersonId;
import dev.anden.server.web.Origins;
import dev.anden.server.web.RateLimits;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.http.server.ServletServerHttpRequest;
import org.springframework.web.socket.WebSocketHandler;
import org.springframework.web.socket.WebSocketSession;
import org.springframework.web.socket.server.HandshakeInterceptor;
import org.springframework.web.util.UriComponentsBuilder;

/// Lets pages of our own origin in, and remembers who they come for and what they want to see.
public final class Handshake implements HandshakeInterceptor {
    private static final String VISIT = Visit.class.getName();

    private final Visitor visitor;
    private final Origins origins;
    private final RateLimits limits;
    private final Connections connections;

    public Handshake(Visitor visitor, Origins origins, RateLimits limits, Connections connections) {
        this.visitor = visitor;
        this.origins = origins;
        this.limits = limits;
        this.connections = connections;
    }

    @Override
    public boolean beforeHandshake(
            ServerHttpRequest request,
            ServerHttpResponse response,
            WebSocketHandler handler,
            Map<String, Object> attributes) {
        var servletRequest = ((ServletServerHttpRequest) request).getServletRequest();
        String address = servletRequest.getRemoteAddr();
        Optional<PersonId> person = visitor.known(servletRequest);
        try {
            origins.requireOwn(servletRequest);
            limits.requireRequest(person, address);
            connections.requireRoom(address);
        } catch (RequestRefused refused) {
            response.setStatusCode(HttpStatusCode.valueOf(refused.code().status()));
            return false;
        }
        attributes.put(VISIT, new Visit(table(request), since(request), person, address));
        return true;
    }

    @Override
    public void afterHandshake(
            ServerHttpRequest request,
            ServerHttpResponse response,
            WebSocketHandler handler,
            @Nullable Exception failure) {
        // Everything is known before.
    }

    static Visit visit(WebSocketSession session) {
        return (Visit) Objects.requireNonNull(session.getAttributes().get(VISIT));
    }

    /// The path is `/api/tables/{table}/live`.
    private static String table(ServerHttpRequest request) {
        var segments = UriComponentsBuilder.fromUri(request.getURI()).build().getPathSegments();
        return segments.get(segments.size() - 2);
    }

    /// The version that the browser has; 0 for none, or for what is no version.
    private static int since(ServerHttpRequest request) {
        String text = UriComponentsBuilder.fromUri(request.getURI())
                .build()
                .getQueryParams()
                .getFirst("since");
        try {
            return text == null ? 0 : Integer.parseInt(text);
        } catch (NumberFormatException unreadable) {
            return 0;
        }
    }

    /// @param since the version that the browser has; 0 for none
    /// @param address where it comes from
    record Visit(String table, int since, Optional<PersonId> person, String address) {}
}
