package dev.anden.server.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/// The client of the tests, before a server that sends on each connection what it is told to.
class LiveClientTest {
    private static final String KEY = "Sec-WebSocket-Key: ";

    /// RFC 6455, 1.3.
    private static final String MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

    private static final int WHOLE_TEXT = 0x81;
    private static final byte[] WELCOME = "{\"type\":\"welcome\"}".getBytes(StandardCharsets.UTF_8);
    private static final byte[] UNREADABLE = {'{', (byte) 0xc3, '('};

    @Test
    void a_first_message_of_which_bytes_were_lost_is_asked_for_again() throws IOException {
        try (ServerSocket server = serve(UNREADABLE, WELCOME);
                LiveClient live = open(server)) {
            assertThat(live.await("welcome").has("type")).isTrue();
        }
    }

    @Test
    void a_server_that_sends_what_cannot_be_read_is_found_out() throws IOException {
        try (ServerSocket server = serve(UNREADABLE, UNREADABLE, WELCOME);
                LiveClient live = open(server)) {
            assertThatThrownBy(() -> live.await("welcome"))
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("Invalid UTF-8");
        }
    }

    private static LiveClient open(ServerSocket server) {
        return LiveClient.open(
                HttpClient.newHttpClient(), URI.create("ws://localhost:" + server.getLocalPort()), Optional.empty());
    }

    private static ServerSocket serve(byte[]... messages) throws IOException {
        var server = new ServerSocket(0, 0, InetAddress.getByName("localhost"));
        Thread.startVirtualThread(() -> {
            Queue<byte[]> left = new ArrayDeque<>(Arrays.asList(messages));
            while (!left.isEmpty()) {
                try {
                    greet(server.accept(), left.remove());
                } catch (IOException closed) {
                    return;
                }
            }
        });
        return server;
    }

    private static void greet(Socket visitor, byte[] message) throws IOException {
        String key = new BufferedReader(new InputStreamReader(visitor.getInputStream(), StandardCharsets.US_ASCII))
                .lines()
                .takeWhile(line -> !line.isEmpty())
                .filter(line -> line.startsWith(KEY))
                .reduce("", (before, line) -> line.substring(KEY.length()));
        OutputStream out = visitor.getOutputStream();
        out.write(
                "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %s\r\n\r\n"
                        .formatted(accepted(key))
                        .getBytes(StandardCharsets.US_ASCII));
        out.write(WHOLE_TEXT);
        out.write(message.length);
        out.write(message);
        out.flush();
    }

    private static String accepted(String key) {
        try {
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-1")
                            .digest((key + MAGIC).getBytes(StandardCharsets.US_ASCII)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
