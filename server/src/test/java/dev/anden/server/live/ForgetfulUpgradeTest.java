package dev.anden.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.websocket.Session;
import jakarta.websocket.server.ServerContainer;
import java.lang.reflect.Proxy;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.ServletServerHttpRequest;
import org.springframework.http.server.ServletServerHttpResponse;
import org.springframework.web.socket.WebSocketSession;
import org.springframework.web.socket.handler.AbstractWebSocketHandler;
import org.springframework.web.socket.server.standard.ServerEndpointRegistration;

class ForgetfulUpgradeTest {
    /// What a container is asked for, and answers.
    private static final Map<String, Object> ASKED_WITH = Map.of(
            "getMethod",
            "GET",
            "getRequestURI",
            "/api/tables/any/live",
            "getContentLength",
            -1,
            "getLocalPort",
            80,
            "getRemotePort",
            50_000,
            "getHeaderNames",
            List.of(HttpHeaders.COOKIE),
            "getHeaders",
            List.of("guest=a-secret"));

    @Test
    void a_connection_keeps_no_header_that_it_was_asked_for_with() {
        var headers = new CompletableFuture<HttpHeaders>();
        var keeping = new AbstractWebSocketHandler() {
            @Override
            public void afterConnectionEstablished(WebSocketSession session) {
                headers.complete(session.getHandshakeHeaders());
            }
        };
        var asked = new ServletServerHttpRequest(standIn(HttpServletRequest.class, ASKED_WITH));
        assertThat(asked.getHeaders().get(HttpHeaders.COOKIE)).containsExactly("guest=a-secret");

        new ForgetfulUpgrade() {
            @Override
            protected ServerContainer getContainer(HttpServletRequest request) {
                return opening();
            }
        }.upgrade(
                asked,
                new ServletServerHttpResponse(standIn(HttpServletResponse.class, Map.of())),
                null,
                List.of(),
                null,
                keeping,
                Map.of());

        assertThat(headers).isCompletedWithValueMatching(HttpHeaders::isEmpty);
    }

    /// A container that opens each connection at once.
    private static ServerContainer opening() {
        return (ServerContainer) Proxy.newProxyInstance(
                ServerContainer.class.getClassLoader(),
                new Class<?>[] {ServerContainer.class},
                (self, method, given) -> {
                    if (method.getName().equals("upgradeHttpToWebSocket")) {
                        ((ServerEndpointRegistration) Objects.requireNonNull(given)[2])
                                .getEndpoint()
                                .onOpen(standIn(Session.class, Map.of()), null);
                    }
                    return method.getReturnType() == Set.class ? Set.of() : null;
                });
    }

    /// Something that answers only what it is told to, and nothing to everything else.
    private static <T> T standIn(Class<T> type, Map<String, Object> answers) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, method, given) -> {
            Object answer = answers.get(method.getName());
            return answer instanceof List<?> list && method.getReturnType() == Enumeration.class
                    ? Collections.enumeration(list)
                    : answer;
        }));
    }
}
