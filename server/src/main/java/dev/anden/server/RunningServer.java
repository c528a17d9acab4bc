package dev.anden.server;

import dev.anden.engine.GameCatalog;
import dev.anden.server.lobby.Boards;
import java.util.concurrent.CountDownLatch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.event.ContextClosedEvent;

/// A server that listens.
public final class RunningServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(RunningServer.class);

    private final ConfigurableApplicationContext context;
    private final String host;
    private final int port;
    private final CountDownLatch closed = new CountDownLatch(1);
    private volatile boolean taken;

    RunningServer(ConfigurableApplicationContext context, String host, int port) {
        this.context = context;
        this.host = host;
        this.port = port;
        context.addApplicationListener(event -> {
            if (event instanceof ContextClosedEvent) {
                closed.countDown();
            }
        });
    }

    /// The port that it listens on.
    public int port() {
        return port;
    }

    /// Where a browser on this machine finds it: `http://localhost:8080`.
    public String address() {
        String name = host.equals("0.0.0.0") || host.equals("::") ? "localhost" : host;
        return "http://%s:%d".formatted(name.contains(":") ? "[" + name + "]" : name, port);
    }

    /// Lays out the boards of all games, which the first visitor would wait for otherwise: a second or so for each that
    /// does not come with the program.
    public void prepareBoards() {
        context.getBean(Boards.class)
                .writeAll(context.getBean(GameCatalog.class).games());
    }

    /// Waits until it is closed, by [#close], because the process is asked to end, or because another server has
    /// come to have the database.
    ///
    /// @return whether it closed because that was wanted
    public boolean awaitClose() throws InterruptedException {
        closed.await();
        return !taken;
    }

    /// Stops it: no new requests, a short time for those that are under way, the rest is in the log.
    @Override
    public void close() {
        context.close();
    }

    /// Stops because another server has the database: what this one would show is no longer so.
    void giveUp() {
        taken = true;
        LOG.error("Another server has the database now; this one stops");
        close();
    }

    ConfigurableApplicationContext context() {
        return context;
    }
}
