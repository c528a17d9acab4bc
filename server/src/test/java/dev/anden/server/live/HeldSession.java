package dev.anden.server.live;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.security.Principal;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.WebSocketExtension;
import org.springframework.web.socket.WebSocketMessage;
import org.springframework.web.socket.WebSocketSession;

/// A connection to somebody who reads nothing before it is released: what is written first isn't written until
/// then, and neither is that it is closed, as with Tomcat.
final class HeldSession implements WebSocketSession {
    /// What has been written.
    final BlockingQueue<WebSocketMessage<?>> written = new LinkedBlockingQueue<>();

    private final String id;
    private final CountDownLatch release;
    private final CompletableFuture<CloseStatus> closed = new CompletableFuture<>();

    private HeldSession(String id, CountDownLatch release) {
        this.id = id;
        this.release = release;
    }

    /// One that is held.
    static HeldSession held() {
        return new HeldSession("held", new CountDownLatch(1));
    }

    /// One that reads all along.
    static HeldSession reading() {
        return reading("reading");
    }

    /// The same with an id.
    static HeldSession reading(String id) {
        return new HeldSession(id, new CountDownLatch(0));
    }

    void release() {
        release.countDown();
    }

    /// Why it was closed, once it is.
    CompletableFuture<CloseStatus> closed() {
        return closed;
    }

    @Override
    public void sendMessage(WebSocketMessage<?> message) throws IOException {
        await();
        written.add(message);
    }

    private void await() throws IOException {
        try {
            release.await();
        } catch (InterruptedException interrupted) {
            throw new IOException(interrupted);
        }
    }

    @Override
    public boolean isOpen() {
        return !closed.isDone();
    }

    @Override
    public void close() throws IOException {
        close(CloseStatus.NORMAL);
    }

    @Override
    public void close(CloseStatus status) throws IOException {
        await();
        closed.complete(status);
    }

    @Override
    public String getId() {
        return id;
    }

    @Override
    public @Nullable URI getUri() {
        return null;
    }

    @Override
    public HttpHeaders getHandshakeHeaders() {
        return new HttpHeaders();
    }

    @Override
    public Map<String, Object> getAttributes() {
        return Map.of();
    }

    @Override
    public @Nullable Principal getPrincipal() {
        return null;
    }

    @Override
    public @Nullable InetSocketAddress getLocalAddress() {
        return null;
    }

    @Override
    public @Nullable InetSocketAddress getRemoteAddress() {
        return null;
    }

    @Override
    public @Nullable String getAcceptedProtocol() {
        return null;
    }

    @Override
    public void setTextMessageSizeLimit(int limit) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int getTextMessageSizeLimit() {
        return Integer.MAX_VALUE;
    }

    @Override
    public void setBinaryMessageSizeLimit(int limit) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int getBinaryMessageSizeLimit() {
        return Integer.MAX_VALUE;
    }

    @Override
    public List<WebSocketExtension> getExtensions() {
        return List.of();
    }
}
