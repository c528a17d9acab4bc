package dev.anden.server.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/// A request written by hand, for what a client of Java doesn't send.
public final class RawRequest {
    private RawRequest() {}

    /// The whole answer to a `GET`.
    ///
    /// @param headers lines of the head, `Host` among them
    public static String get(String address, String path, String... headers) {
        return asked(address, path, InputStream::readAllBytes, "Connection: close", headers);
    }

    /// The head of the answer to a `GET` that asks for a live connection, which is given up then.
    ///
    /// @param headers further lines of the head
    public static String upgrade(String address, String path, String... headers) {
        String[] all = Stream.concat(
                        Stream.of(
                                "Host: localhost",
                                "Upgrade: websocket",
                                "Sec-WebSocket-Version: 13",
                                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="),
                        Stream.of(headers))
                .toArray(String[]::new);
        return asked(address, path, RawRequest::head, "Connection: Upgrade", all);
    }

    private static String asked(String address, String path, Reading reading, String connection, String... headers) {
        URI server = URI.create(address);
        try (var socket = new Socket(server.getHost(), server.getPort())) {
            socket.setSoTimeout(Patience.milliseconds());
            String head =
                    "GET %s HTTP/1.1\r\n%s\r\n%s\r\n\r\n".formatted(path, String.join("\r\n", headers), connection);
            socket.getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
            return new String(reading.from(socket.getInputStream()), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static byte[] head(InputStream answer) throws IOException {
        var read = new ByteArrayOutputStream();
        int next = answer.read();
        while (next >= 0) {
            read.write(next);
            if (read.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
                break;
            }
            next = answer.read();
        }
        return read.toByteArray();
    }

    @FunctionalInterface
    private interface Reading {
        byte[] from(InputStream answer) throws IOException;
    }

    /// The status of an answer.
    public static int status(String answer) {
        return Integer.parseInt(answer.substring("HTTP/1.1 ".length(), "HTTP/1.1 200".length()));
    }
}
