package dev.anden.server.socket;

import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.SocketChannel;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.NioEndpoint;
import org.apache.tomcat.util.net.SocketBufferHandler;
import org.jspecify.annotations.Nullable;

/// Lets connections in, as many of each address as there may be.
final class PatientEndpoint extends NioEndpoint {
    private ConnectionLimits limits = ConnectionLimits.DEFAULT;
    private LongSupplier nanoseconds = System::nanoTime;
    private AddressBound bound = new AddressBound(limits, nanoseconds);
    private @Nullable SocketMetrics metrics;

    /// Where the connection that was let in last comes from, until it has a channel; the thread that lets them
    /// in is the only one.
    private AddressBound.@Nullable Group entering;

    /// @param clock as `System::nanoTime`
    void use(ConnectionLimits others, LongSupplier clock, SocketMetrics counted) {
        limits = others;
        nanoseconds = clock;
        bound = new AddressBound(others, clock);
        metrics = counted;
        counted.open(connections::size);
    }

    long now() {
        return nanoseconds.getAsLong();
    }

    void ended(Pace.Ending how) {
        metrics().ended(how);
    }

    private SocketMetrics metrics() {
        return Objects.requireNonNull(metrics, "Connections are counted before the first one comes");
    }

    /// Where the connection comes from that is given a channel now.
    AddressBound.@Nullable Group entered() {
        AddressBound.Group group = entering;
        entering = null;
        return group;
    }

    /// Waits for the next connection that there is room for. Others are closed before they have anything of the
    /// heap, and without a word, so that the system needn't remember them either.
    @Override
    protected SocketChannel serverSocketAccept() throws Exception {
        while (true) {
            SocketChannel socket = super.serverSocketAccept();
            if (isPaused() || !(socket.getRemoteAddress() instanceof InetSocketAddress remote)) {
                return socket;
            }
            Optional<AddressBound.Group> group = bound.enter(remote.getAddress().getHostAddress());
            if (group.isPresent()) {
                entering = group.get();
                return socket;
            }
            metrics().refused();
            socket.setOption(StandardSocketOptions.SO_LINGER, 0);
            socket.close();
        }
    }

    @Override
    protected NioChannel createChannel(SocketBufferHandler buffers) {
        return new PatientChannel(buffers, limits, this);
    }

    /// A connection that came to nothing.
    @Override
    protected void destroySocket(SocketChannel socket) {
        AddressBound.Group group = entered();
        if (group != null) {
            group.leave();
        }
        super.destroySocket(socket);
    }
}
