package dev.anden.server;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;

/// Where a server is to listen, and why it can't.
///
/// @param host a name or an address of this machine
/// @param port 0 for any that is free
record ListeningPlace(String host, int port) {
    static ListeningPlace of(ServerOptions options) {
        return new ListeningPlace(options.host(), options.port());
    }

    /// Why nobody can listen here now; empty if somebody can. Whoever comes first afterwards has it, so the server
    /// may still be refused.
    Optional<StartFailure> obstacle() {
        try {
            tryOut(port);
            return Optional.empty();
        } catch (IOException failure) {
            return Optional.of(explained(failure).orElseGet(() -> taken(failure)));
        }
    }

    /// What a failure to listen here is for a person; empty if it is another one.
    Optional<StartFailure> explained(Throwable failure) {
        return switch (failure) {
            case UnknownHostException _ -> Optional.of(unknown(failure));
            case BindException _ -> Optional.of(isHere() ? taken(failure) : unknown(failure));
            default -> Optional.empty();
        };
    }

    /// Takes a port and lets go of it, without listening: a browser that comes back meanwhile isn't let in to nobody.
    /// A port that is only remembered for connections of a server that has ended is free, as for the server itself.
    private void tryOut(int some) throws IOException {
        try (var socket = new Socket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getByName(host), some));
        }
    }

    /// Whether this machine has the address, whatever port is wanted.
    private boolean isHere() {
        try {
            tryOut(0);
            return true;
        } catch (IOException elsewhere) {
            return false;
        }
    }

    private StartFailure taken(Throwable failure) {
        return new StartFailure(
                "port-taken",
                List.of(String.valueOf(port), host),
                "Port %d of %s can't be used: another program is using it, or you aren't allowed to; choose another one."
                        .formatted(port, host),
                failure);
    }

    private StartFailure unknown(Throwable failure) {
        return new StartFailure(
                "host-unknown",
                List.of(host),
                "Can't listen on \"%s\": this machine has no such address; use localhost or 0.0.0.0.".formatted(host),
                failure);
    }
}
