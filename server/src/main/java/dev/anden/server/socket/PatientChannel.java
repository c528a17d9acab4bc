package dev.anden.server.socket;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.concurrent.TimeUnit;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.NioEndpoint;
import org.apache.tomcat.util.net.SocketBufferHandler;
import org.jspecify.annotations.Nullable;

/// A connection on which nobody is waited for for ever. The container has deadlines for each piece that
/// comes or goes; here all pieces of a request or of an answer have one together. Once a connection has
/// become a live one, it may be as slow as it likes, but whoever sends without end is read slowly.
///
/// The container uses a channel again for the next connection ([#reset]).
final class PatientChannel extends NioChannel {
    /// What is read from a live connection at once, in bytes: what a player sends in a whole game, or
    /// some of the longest messages.
    private static final long LIVE_AT_ONCE = 128 * 1024;

    /// What is read from it in a second behind that: whoever acts needs a hundredth of it.
    private static final long LIVE_PER_SECOND = 16 * 1024;

    private final PatientEndpoint endpoint;
    private final ConnectionLimits limits;
    private @Nullable Pace pace;
    private @Nullable Inflow live;
    private AddressBound.@Nullable Group group;

    PatientChannel(SocketBufferHandler buffers, ConnectionLimits limits, PatientEndpoint endpoint) {
        super(buffers);
        this.limits = limits;
        this.endpoint = endpoint;
    }

    /// Begins a connection, or ends the last one.
    ///
    /// @param socket nothing at the end
    @Override
    public void reset(@Nullable SocketChannel socket, NioEndpoint.@Nullable NioSocketWrapper wrapper)
            throws IOException {
        leave();
        super.reset(socket, wrapper);
        pace = socket == null ? null : new Pace(limits);
        live = null;
        group = socket == null ? null : endpoint.entered();
    }

    /// Lets it be as slow as it likes from now on.
    void becomeLive() {
        pace = null;
        live = new Inflow(LIVE_AT_ONCE, LIVE_PER_SECOND, endpoint::now);
    }

    @Override
    public int read(ByteBuffer target) throws IOException {
        Pace measured = pace;
        if (measured == null) {
            return readLive(target);
        }
        long now = endpoint.now();
        if (measured.sendsTooSlowly(now)) {
            throw new SocketTimeoutException("The request comes too slowly");
        }
        int read = orGone(measured, () -> super.read(target));
        if (read > 0) {
            measured.received(read, now);
        } else if (read == 0) {
            measured.nothingCame();
        } else {
            measured.peerClosed();
        }
        return read;
    }

    /// Whoever reads from a connection that always has something more would wait for nothing, and keep a
    /// thread of the system for itself. So it goes behind all others each time, and waits where there is
    /// too much.
    @SuppressWarnings("ThreadPriorityCheck")
    private int readLive(ByteBuffer target) throws IOException {
        Inflow measured = live;
        int read = super.read(target);
        if (measured == null || read <= 0) {
            return read;
        }
        long wait = measured.take(read);
        try {
            if (wait > 0) {
                TimeUnit.NANOSECONDS.sleep(wait);
            } else {
                Thread.yield();
            }
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            throw new IOException("The server stops, and reads no more", stopping);
        }
        return read;
    }

    @Override
    public int write(ByteBuffer source) throws IOException {
        Pace measured = pace;
        if (measured == null) {
            return super.write(source);
        }
        long now = endpoint.now();
        if (measured.readsTooSlowly(now)) {
            // What still waits in the system isn't waited for either.
            sc.setOption(StandardSocketOptions.SO_LINGER, 0);
            throw new SocketTimeoutException("The answer is read too slowly");
        }
        int written = orGone(measured, () -> super.write(source));
        measured.sent(written, source.hasRemaining(), now);
        return written;
    }

    /// Does something with the system's connection; it fails if the other end has gone.
    private static int orGone(Pace measured, Transfer transfer) throws IOException {
        try {
            return transfer.run();
        } catch (IOException failure) {
            measured.peerClosed();
            throw failure;
        }
    }

    private interface Transfer {
        /// @return how many bytes it was, or -1
        int run() throws IOException;
    }

    @Override
    public void close() throws IOException {
        leave();
        super.close();
    }

    private void leave() {
        Pace ended = pace;
        pace = null;
        if (ended != null) {
            endpoint.ended(ended.ending());
        }
        AddressBound.Group left = group;
        group = null;
        if (left != null) {
            left.leave();
        }
    }
}
