package dev.anden.server.live;

import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpStatus;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.web.socket.WebSocketHandler;
import org.springframework.web.socket.server.HandshakeFailureException;
import org.springframework.web.socket.server.HandshakeHandler;

/// Makes a live connection of a request. The container fails on headers and parameters that it can't read: that is
/// the caller's fault, and not worth a stack trace in the log.
public final class Upgrading implements HandshakeHandler {
    private static final Logger LOG = LoggerFactory.getLogger(Upgrading.class);

    private final HandshakeHandler container;

    public Upgrading(HandshakeHandler container) {
        this.container = container;
    }

    @Override
    public boolean doHandshake(
            ServerHttpRequest request,
            ServerHttpResponse response,
            WebSocketHandler handler,
            Map<String, Object> attributes) {
        try {
            return container.doHandshake(request, response, handler, attributes);
        } catch (HandshakeFailureException unreadable) {
            LOG.debug("A request could not become a live connection", unreadable);
            response.setStatusCode(HttpStatus.BAD_REQUEST);
            return false;
        }
    }
}
