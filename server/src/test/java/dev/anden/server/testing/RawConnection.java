package dev.anden.server.testing;

import dev.anden.server.RunningServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/// A connection from an address of this machine, for whoever sends or reads as slowly as they like.
public final class RawConnection implements AutoCloseable {
    /// What the system takes in without being told, roughly.
    private static final int USUAL_BUFFER = 60_000;

    /// How long it is from one byte to the next of whoever sends slowly.
    private static final int TICK_MILLISECONDS = 100;

    private final Socket socket = new Socket();
    private final long began;

    /// @param from one of this machine's own, such as `127.0.0.2`
    public RawConnection(RunningServer server, String from) throws IOException {
        this(server, from, USUAL_BUFFER);
    }

    /// @param buffer how much the system may take in that nobody reads, in bytes
    public RawConnection(RunningServer server, String from, int buffer) throws IOException {
        URI address = URI.create(server.address());
        socket.setReceiveBufferSize(buffer);
        socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
        // The server may count from the moment at which it is connected to.
        began = System.nanoTime();
        socket.connect(new InetSocketAddress(address.getHost(), address.getPort()));
        socket.setSoTimeout(Patience.milliseconds());
    }

    /// Sends something at once.
    public RawConnection send(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        return this;
    }

    /// Whether something has come that nobody has read.
    public boolean hasAnswer() throws IOException {
        return socket.getInputStream().available() > 0;
    }

    /// How long the connection has been open.
    public Duration age() {
        return Duration.ofNanos(System.nanoTime() - began);
    }

    /// Sends a piece again and again, a moment after the other, until the server has closed or that has gone on
    /// for long enough.
    ///
    /// @return how long the connection was open
    public Duration drip(String piece, Duration longest) {
        try {
            socket.setSoTimeout(TICK_MILLISECONDS);
            while (age().compareTo(longest) < 0 && isOpenAfterTick()) {
                send(piece);
            }
            socket.setSoTimeout(Patience.milliseconds());
        } catch (IOException closed) {
            // That is what most wait for.
        }
        return age();
    }

    /// Reads for a moment.
    private boolean isOpenAfterTick() throws IOException {
        try {
            return socket.getInputStream().read() >= 0;
        } catch (SocketTimeoutException silent) {
            return true;
        }
    }

    /// Reads some bytes, a moment after the other, until the server has closed or that has gone on for long
    /// enough.
    ///
    /// @return how long the connection was open
    public Duration sip(int bytes, Duration longest) {
        try {
            while (age().compareTo(longest) < 0 && socket.getInputStream().readNBytes(bytes).length > 0) {
                Thread.sleep(TICK_MILLISECONDS);
            }
        } catch (IOException closed) {
            // That is what most wait for.
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        return age();
    }

    /// All that comes until the server closes; it may be cut off.
    public String rest() {
        var read = new StringBuilder();
        try {
            for (int next = socket.getInputStream().read();
                    next >= 0;
                    next = socket.getInputStream().read()) {
                read.append((char) next);
            }
        } catch (IOException closed) {
            // What came before counts.
        }
        return read.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
