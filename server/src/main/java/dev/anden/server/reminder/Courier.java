package dev.anden.server.reminder;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/// Brings something to an address of the web that somebody else has given, and asks no more than whether it was
/// taken. It connects to the machine that was examined ([PublicAddresses]), which libraries for HTTP look up once
/// more; it follows no redirection, reads one line, and is done in a bounded time.
final class Courier {
    private static final int LONGEST_LINE = 200;
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] (\\d{3})(?: .*)?");
    private static final int HTTPS = 443;
    private static final int HTTP = 80;

    private final PublicAddresses addresses;
    private final Duration limit;
    private final WayOut way;

    /// @param limit how long all of it may take
    /// @param time in nanoseconds, as `System::nanoTime`
    Courier(PublicAddresses addresses, Duration limit, LongSupplier time) {
        this.addresses = addresses;
        this.limit = limit;
        way = new WayOut(time);
    }

    /// Sends a `POST`.
    ///
    /// @return the status of the answer
    /// @throws OutOfReach if nothing is reached just now, as far as this one knows
    /// @throws IOException if there is none in time, or nothing may be sent there
    int post(URI address, Map<String, String> headers, byte[] body) throws IOException {
        InetAddress machine = machine(address);
        try (var socket = new Socket()) {
            CompletableFuture<Void> end = CompletableFuture.runAsync(
                    () -> close(socket), CompletableFuture.delayedExecutor(limit.toMillis(), TimeUnit.MILLISECONDS));
            try {
                return exchange(socket, machine, address, headers, body);
            } finally {
                end.cancel(false);
            }
        }
    }

    private InetAddress machine(URI address) throws IOException {
        try {
            return addresses.machine(address);
        } catch (UnknownHostException unknown) {
            throw way.blamed(address.getHost(), unknown);
        }
    }

    private int exchange(Socket socket, InetAddress machine, URI address, Map<String, String> headers, byte[] body)
            throws IOException {
        boolean encrypted = "https".equals(address.getScheme());
        int usual = encrypted ? HTTPS : HTTP;
        int port = address.getPort() < 0 ? usual : address.getPort();
        int patience = (int) limit.toMillis();
        socket.setSoTimeout(patience);
        try {
            socket.connect(new InetSocketAddress(machine, port), patience);
        } catch (IOException closed) {
            throw way.blamed(address.getHost(), closed);
        }
        way.reached(address.getHost());
        try (Socket line = encrypted ? encrypted(socket, address.getHost(), port) : socket) {
            OutputStream out = new BufferedOutputStream(line.getOutputStream());
            out.write(head(address, headers, body.length).getBytes(StandardCharsets.UTF_8));
            out.write(body);
            out.flush();
            return status(line.getInputStream());
        }
    }

    private static Socket encrypted(Socket socket, String host, int port) throws IOException {
        var factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
        var line = (SSLSocket) factory.createSocket(socket, host, port, true);
        SSLParameters parameters = line.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        line.setSSLParameters(parameters);
        return line;
    }

    private static String head(URI address, Map<String, String> headers, int length) {
        String path = address.getRawPath().isEmpty() ? "/" : address.getRawPath();
        String query = address.getRawQuery() == null ? "" : "?" + address.getRawQuery();
        var head = new StringBuilder(
                "POST %s%s HTTP/1.1\r\nHost: %s\r\n".formatted(path, query, address.getRawAuthority()));
        headers.forEach(
                (name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
        return head.append("User-Agent: Anden\r\nConnection: close\r\nContent-Length: ")
                .append(length)
                .append("\r\n\r\n")
                .toString();
    }

    private static int status(InputStream in) throws IOException {
        var line = new StringBuilder();
        for (int next = in.read(); next >= 0 && next != '\n' && line.length() < LONGEST_LINE; next = in.read()) {
            line.append((char) next);
        }
        Matcher status = STATUS.matcher(line.toString().strip());
        if (!status.matches()) {
            throw new IOException("The answer isn't HTTP");
        }
        return Integer.parseInt(status.group(1));
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
