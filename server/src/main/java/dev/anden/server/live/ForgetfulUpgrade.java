package dev.anden.server.live;

import java.security.Principal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.http.server.ServletServerHttpRequest;
import org.springframework.web.socket.WebSocketExtension;
import org.springframework.web.socket.WebSocketHandler;
import org.springframework.web.socket.server.standard.StandardWebSocketUpgradeStrategy;

/// Lets a live connection forget the headers that it was asked for with. All that matters of them is known by then
/// ([Handshake]); otherwise each connection kept a copy of them as long as it is open, cookies included: an eighth of
/// what it takes in memory.
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
        super.upgrade(withoutHeaders(request), response, protocol, extensions, user, handler, attributes);
    }

    private static ServerHttpRequest withoutHeaders(ServerHttpRequest request) {
        return new ServletServerHttpRequest(((ServletServerHttpRequest) request).getServletRequest()) {
            @Override
            public HttpHeaders getHeaders() {
                return HttpHeaders.EMPTY;
            }
        };
    }
}
