package dev.anden.server.testing;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;

/// A `POST` whose head is sent at once, and its body piece by piece.
public final class SlowPost implements AutoCloseable {
    private final Socket socket;

    /// Sends the head.
    ///
    /// @param length how long the body is to be, in bytes
    /// @param headers further ones, such as `Cookie: name=value`
    public SlowPost(String address, String path, int length, String... headers) throws IOException {
        URI server = URI.create(address);
        socket = new Socket(server.getHost(), server.getPort());
        socket.setSoTimeout(Patience.milliseconds());
        String more = Arrays.stream(headers).map(header -> header + "\r\n").collect(Collectors.joining());
        send("POST %s HTTP/1.1\r\nHost: localhost\r\nX-Anden: 1\r\nConnection: close\r\nContent-Length: %d\r\n%s\r\n"
                .formatted(path, length, more));
    }

    /// Sends a piece.
    public void send(String piece) throws IOException {
        socket.getOutputStream().write(piece.getBytes(StandardCharsets.UTF_8));
    }

    /// Waits for the whole answer, its head included.
    public String answer() throws IOException {
        return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
