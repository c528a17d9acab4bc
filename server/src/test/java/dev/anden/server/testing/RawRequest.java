package dev.anden.server.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/// A request written by hand, for what a client of Java doesn't send.
public final class RawRequest {
    private static final int PATIENCE_MILLISECONDS = 20_000;

    private RawRequest() {}

    /// The whole answer to a `GET`.
    ///
    /// @param headers lines of the head, `Host` among them
    public static String get(String address, String path, String... headers) {
        URI server = URI.create(address);
        try (var socket = new Socket(server.getHost(), server.getPort())) {
            socket.setSoTimeout(PATIENCE_MILLISECONDS);
            String head =
                    "GET %s HTTP/1.1\r\n%s\r\nConnection: close\r\n\r\n".formatted(path, String.join("\r\n", headers));
            socket.getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// The status of an answer.
    public static int status(String answer) {
        return Integer.parseInt(answer.substring("HTTP/1.1 ".length(), "HTTP/1.1 200".length()));
    }
}
