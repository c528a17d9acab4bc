package dev.anden.server.chaos;

import static dev.anden.server.chaos.Patience.patiently;

import dev.anden.server.testing.ServerCommand;
import dev.anden.server.testing.ServerProcess;
import dev.anden.server.testing.TestDatabases;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;

/// Servers in processes of their own behind a balancer: three on one PostgreSQL, or one on a folder.
public final class Fleet implements AutoCloseable {
    private static final int TOGETHER = 3;

    /// After how many milliseconds a server that was killed is started again. The shipped unit of systemd waits for two
    /// seconds; at once is harder for those that are left, who take over its tables then.
    private static final int RESTART = Integer.getInteger("anden.chaos.restart", 0);

    private final Path folder;
    private final ServerCommand command;
    private final Balancer balancer = Balancer.start();
    private final List<ServerProcess> servers = new CopyOnWriteArrayList<>();
    private final boolean shared;
    private final Times starts = new Times();

    private Fleet(Path folder, ServerCommand command) {
        this.folder = folder;
        this.command = command;
        shared = TestDatabases.of(folder).isPresent();
    }

    public static Fleet start(Path folder, ServerCommand command) throws InterruptedException {
        var fleet = new Fleet(folder, command);
        for (int server = 0; server < (fleet.shared ? TOGETHER : 1); server++) {
            fleet.add();
        }
        return fleet;
    }

    /// Where everybody finds the servers.
    String address() {
        return balancer.address();
    }

    /// Whether others go on where one is killed.
    boolean isShared() {
        return shared;
    }

    /// Kills one of them and starts another in its place.
    void replaceOne() throws InterruptedException {
        ServerProcess server = servers.remove(ThreadLocalRandom.current().nextInt(servers.size()));
        server.kill();
        balancer.remove(server.address());
        Thread.sleep(RESTART);
        add();
    }

    /// Hangs up on somebody.
    void cutOne() {
        balancer.cutOne();
    }

    /// Puts the clock of one of them forward or back.
    void setOneClock(Duration ahead) {
        List<ServerProcess> all = List.copyOf(servers);
        if (!all.isEmpty()) {
            all.get(ThreadLocalRandom.current().nextInt(all.size())).setClock(ahead);
        }
    }

    /// Tells all of them something.
    void tell(Consumer<ServerProcess> order) {
        servers.forEach(order);
    }

    /// A server can't start while its database comes to itself, and says so.
    private void add() throws InterruptedException {
        long asked = System.nanoTime();
        ServerProcess server = patiently(() -> {
            try {
                return ServerProcess.start(command, folder);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        });
        starts.add((System.nanoTime() - asked) / 1_000_000);
        servers.add(server);
        balancer.add(server.address());
    }

    String told() {
        return "starts of servers, until one is ready: " + starts.told();
    }

    @Override
    public void close() {
        servers.forEach(ServerProcess::close);
        balancer.close();
    }
}
