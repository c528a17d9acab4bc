package dev.anden.server.socket;

import java.util.function.LongSupplier;
import org.apache.coyote.Processor;
import org.apache.coyote.UpgradeToken;
import org.apache.coyote.http11.Http11NioProtocol;
import org.apache.tomcat.util.net.SocketWrapperBase;

/// The container's HTTP, with bounds for connections that are many or slow. The container makes it by its name.
public final class PatientProtocol extends Http11NioProtocol {
    private final PatientEndpoint endpoint;

    public PatientProtocol() {
        this(new PatientEndpoint());
    }

    private PatientProtocol(PatientEndpoint endpoint) {
        super(endpoint);
        this.endpoint = endpoint;
    }

    /// Sets the bounds, and what counts, before the first connection comes.
    ///
    /// @param nanoseconds a clock that only goes forward, as `System::nanoTime`
    public void use(ConnectionLimits limits, LongSupplier nanoseconds, SocketMetrics metrics) {
        endpoint.use(limits, nanoseconds, metrics);
    }

    @Override
    protected Processor createUpgradeProcessor(SocketWrapperBase<?> socket, UpgradeToken token) {
        if (socket.getSocket() instanceof PatientChannel channel) {
            channel.becomeLive();
        }
        return super.createUpgradeProcessor(socket, token);
    }
}
