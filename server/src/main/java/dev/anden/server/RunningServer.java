package dev.anden.server;

import dev.anden.engine.GameCatalog;
import dev.anden.server.lobby.Boards;
import dev.anden.server.store.database.Database;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.CountDownLatch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.event.ContextClosedEvent;

/// A server that listens.
public final class RunningServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(RunningServer.class);

    private static final long BYTES_OF_A_MEBIBYTE = 1L << 20;

    private final ConfigurableApplicationContext context;
    private final ServerOptions options;
    private final int port;
    private final InstantSource clock;
    private final Instant began;
    private final CountDownLatch closed = new CountDownLatch(1);
    private volatile boolean taken;

    RunningServer(ConfigurableApplicationContext context, ServerOptions options, int port, InstantSource clock) {
        this.context = context;
        this.options = options;
        this.port = port;
        this.clock = clock;
        began = clock.instant();
        context.addApplicationListener(event -> {
            if (event instanceof ContextClosedEvent) {
                tellEnd();
                context.getBean(Database.class).hurry();
                closed.countDown();
            }
        });
        if (isEnding()) {
            closed.countDown();
        }
    }

    /// Whether it ends already, as one does that was asked to while it started: there is nothing to announce.
    public boolean isEnding() {
        return context.isClosed();
    }

    /// The port that it listens on.
    public int port() {
        return port;
    }

    /// Where a browser on this machine finds it: `http://localhost:8080`.
    public String address() {
        return address(options.host(), port);
    }

    /// Where a server that listens on a host and a port is found on its own machine.
    public static String address(String host, int port) {
        String name = host.equals("0.0.0.0") || host.equals("::") ? "localhost" : host;
        return "http://%s:%d".formatted(name.contains(":") ? "[" + name + "]" : name, port);
    }

    /// Lays out the boards of all games, which the first visitor would wait for otherwise: a second or so for each that
    /// does not come with the program.
    public void prepareBoards() {
        context.getBean(Boards.class)
                .writeAll(context.getBean(GameCatalog.class).games());
    }

    /// Says in the log that it is open, and what it is made of.
    ///
    /// @param version the program's
    public void tellStart(String version) {
        LOG.atInfo()
                .addKeyValue("version", version)
                .addKeyValue("java", Runtime.version())
                .addKeyValue("address", address())
                .addKeyValue(
                        "database", options.postgres().map(Object::toString).orElse("SQLite"))
                .addKeyValue("data", options.dataFolder().toAbsolutePath())
                .addKeyValue("heap", "%d MiB".formatted(Runtime.getRuntime().maxMemory() / BYTES_OF_A_MEBIBYTE))
                .addKeyValue("processors", Runtime.getRuntime().availableProcessors())
                .log("Andén is open");
    }

    private void tellEnd() {
        LOG.atInfo()
                .addKeyValue("reason", taken ? "another server has the database" : "it was asked to")
                .addKeyValue("ran", Duration.between(began, clock.instant()).truncatedTo(ChronoUnit.SECONDS))
                .log("Andén stops");
    }

    /// Says in the log that it is left as it is, since it doesn't come to an end.
    ///
    /// @param after how long it had
    public void tellLate(Duration after) {
        LOG.atError()
                .addKeyValue("after", after)
                .log("Something doesn't end; Andén stops without it, and what was saved stays");
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
