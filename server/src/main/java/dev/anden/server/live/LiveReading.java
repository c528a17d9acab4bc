package dev.anden.server.live;

import jakarta.websocket.EndpointConfig;
import jakarta.websocket.PongMessage;
import jakarta.websocket.Session;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.TextMessage;
import org.springframework.web.socket.WebSocketHandler;
import org.springframework.web.socket.WebSocketMessage;
import org.springframework.web.socket.adapter.standard.StandardWebSocketHandlerAdapter;
import org.springframework.web.socket.adapter.standard.StandardWebSocketSession;
import org.springframework.web.socket.handler.ExceptionWebSocketHandlerDecorator;

/// Reads what comes in on a live connection, as long as it is open.
///
/// By itself the container goes on reading after this side has closed, and inflates what it reads, which
/// may be a thousand times as much as was sent: on a thread that waits for nothing, for as long as the
/// other side likes. It stops only where whoever listens fails. So that is what happens here once a
/// connection is closed.
final class LiveReading extends StandardWebSocketHandlerAdapter {
    private static final Logger LOG = LoggerFactory.getLogger(LiveReading.class);

    private final ExceptionWebSocketHandlerDecorator listening;
    private final StandardWebSocketSession connection;

    LiveReading(WebSocketHandler handler, StandardWebSocketSession connection) {
        super(handler, connection);
        listening = new ExceptionWebSocketHandlerDecorator(handler);
        this.connection = connection;
    }

    /// Texts come in parts, so that one that is too long can be answered. Nobody sends bytes: the first
    /// of them end the connection.
    @Override
    public void onOpen(Session session, EndpointConfig config) {
        connection.initializeNativeSession(session);
        session.addMessageHandler(String.class, (part, last) -> hear(new TextMessage(part, last)));
        session.addMessageHandler(ByteBuffer.class, (_, _) -> refuseBytes());
        session.addMessageHandler(
                PongMessage.class,
                pong -> hear(new org.springframework.web.socket.PongMessage(pong.getApplicationData())));
        listening.afterConnectionEstablished(connection);
    }

    private void hear(WebSocketMessage<?> message) {
        listening.handleMessage(connection, message);
        requireOpen();
    }

    private void refuseBytes() {
        try {
            connection.close(CloseStatus.NOT_ACCEPTABLE.withReason("Messages are texts of JSON, not bytes."));
        } catch (IOException gone) {
            LOG.debug("A connection was gone already", gone);
        }
        requireOpen();
    }

    private void requireOpen() {
        if (!connection.isOpen()) {
            throw new Closed();
        }
    }

    /// Makes the container read no further.
    private static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Closed() {
            super("The connection is closed, and nothing more is read from it", null, false, false);
        }
    }
}
