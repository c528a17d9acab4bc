package dev.anden.server.live;

import jakarta.websocket.DeploymentException;
import jakarta.websocket.Endpoint;
import java.io.IOException;
import java.security.Principal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.web.socket.WebSocketExtension;
import org.springframework.web.socket.WebSocketHandler;
import org.springframework.web.socket.adapter.standard.StandardWebSocketSession;
import org.springframework.web.socket.server.HandshakeFailureException;
import org.springframework.web.socket.server.standard.ServerEndpointRegistration;
import org.springframework.web.socket.server.standard.StandardWebSocketUpgradeStrategy;

/// Makes a live connection that forgets the headers that it was asked for with. All that matters of them
/// is known by then ([Handshake]); otherwise each connection kept a copy of them as long as it is open,
/// cookies included: an eighth of what it takes in memory. What comes in on it is read by [LiveReading].
public class ForgetfulUpgrade extends StandardWebSocketUpgradeStrategy {
    @Override
    public void upgrade(
            ServerHttpRequest request,
            ServerHttpResponse response,
            @Nullable String protocol,
            List<WebSocketExtension> extensions,
            @Nullable Principal user,
            WebSocketHandler handler,
            Map<String, Object> attributes) {
        var session = new StandardWebSocketSession(HttpHeaders.EMPTY, attributes, null, null, user);
        Endpoint endpoint = new LiveReading(handler, session);
        var asked = getHttpServletRequest(request);
        try {
            getContainer(asked)
                    .upgradeHttpToWebSocket(
                            asked,
                            getHttpServletResponse(response),
                            new ServerEndpointRegistration(asked.getRequestURI(), endpoint),
                            Map.of());
        } catch (DeploymentException | IOException | RuntimeException failure) {
            throw new HandshakeFailureException("The container makes no live connection of the request", failure);
        }
    }
}
