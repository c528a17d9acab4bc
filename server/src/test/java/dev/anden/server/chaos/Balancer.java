package dev.anden.server.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

/// Stands before several servers and gives each connection to the next one that is there.
public final class Balancer implements AutoCloseable {
    /// So many may wait to be let in, about as many as with nginx. When a server dies everybody it had comes at once;
    /// whom there is no room for the system lets try again after one second, three and seven.
    private static final int WAITING = 511;

    private final ServerSocket listening;
    private final List<Integer> servers = new CopyOnWriteArrayList<>();
    private final List<Socket> visitors = new CopyOnWriteArrayList<>();
    private final AtomicInteger next = new AtomicInteger();

    private Balancer(ServerSocket listening) {
        this.listening = listening;
    }

    public static Balancer start() {
        try {
            var balancer = new Balancer(new ServerSocket(0, WAITING, InetAddress.getByName("localhost")));
            Thread.startVirtualThread(balancer::accept);
            return balancer;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Where everybody finds the servers.
    public String address() {
        return "http://localhost:" + listening.getLocalPort();
    }

    /// Another server is there.
    public void add(String server) {
        servers.add(URI.create(server).getPort());
    }

    /// A server is there no longer.
    public void remove(String server) {
        servers.remove(Integer.valueOf(URI.create(server).getPort()));
    }

    /// Hangs up on one visitor.
    public void cutOne() {
        List<Socket> all = List.copyOf(visitors);
        if (!all.isEmpty()) {
            hangUp(all.get(ThreadLocalRandom.current().nextInt(all.size())));
        }
    }

    @Override
    public void close() {
        try {
            listening.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        visitors.forEach(Balancer::hangUp);
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                Socket visitor = listening.accept();
                Thread.startVirtualThread(() -> serve(visitor));
            } catch (IOException closed) {
                // It is over.
            }
        }
    }

    private void serve(Socket visitor) {
        visitors.add(visitor);
        try (visitor;
                Socket server = reach()) {
            Thread back = Thread.startVirtualThread(() -> pump(server, visitor));
            pump(visitor, server);
            back.join();
        } catch (IOException nobody) {
            // The visitor is hung up on, and may come again.
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            visitors.remove(visitor);
        }
    }

    /// A connection to the next server that takes it: one that has just died takes none.
    private Socket reach() throws IOException {
        List<Integer> all = List.copyOf(servers);
        for (int tries = 0; tries < 2 * all.size(); tries++) {
            try {
                return new Socket("localhost", all.get(Math.floorMod(next.getAndIncrement(), all.size())));
            } catch (IOException gone) {
                // It is the next one's turn.
            }
        }
        throw new ConnectException("No server takes a connection");
    }

    private static void pump(Socket from, Socket to) {
        try {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException gone) {
            // Whoever is left is hung up on.
        } finally {
            hangUp(from);
            hangUp(to);
        }
    }

    private static void hangUp(Socket socket) {
        try {
            socket.close();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
