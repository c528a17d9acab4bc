package dev.anden.server.testing;

import dev.anden.server.RunningServer;
import dev.anden.server.ServerOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.springframework.util.FileSystemUtils;

/// One server for the tests of a class, on a data folder of its own: it starts before the first of them and is
/// closed after the last one. Tests that restart a server, or break it, start theirs with [TestServers].
public final class OneServer implements BeforeAllCallback, AfterAllCallback {
    private final UnaryOperator<ServerOptions> options;
    private final InstantSource clock;
    private Optional<Path> folder = Optional.empty();
    private Optional<RunningServer> server = Optional.empty();

    public OneServer() {
        this(InstantSource.system());
    }

    public OneServer(InstantSource clock) {
        this(UnaryOperator.identity(), clock);
    }

    /// @param options changes what servers of tests have
    public OneServer(UnaryOperator<ServerOptions> options, InstantSource clock) {
        this.options = options;
        this.clock = clock;
    }

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        folder = Optional.of(Files.createTempDirectory("anden"));
        start();
    }

    private void start() {
        server = Optional.of(TestServers.start(options(), clock));
    }

    /// It is closed, and starts again with what it has kept.
    public RunningServer restart() {
        running().close();
        start();
        return running();
    }

    public RunningServer running() {
        return server.orElseThrow();
    }

    /// What it was started with.
    public ServerOptions options() {
        return options.apply(TestServers.options(folder.orElseThrow()));
    }

    /// Where it is reached, such as `http://localhost:8080`.
    public String address() {
        return running().address();
    }

    /// Somebody who comes for the first time.
    public Guest guest() {
        return new Guest(address());
    }

    /// Two people whose game has just started.
    public Duel duel() {
        return Duel.start(address());
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        server.ifPresent(RunningServer::close);
        if (folder.isPresent()) {
            FileSystemUtils.deleteRecursively(folder.get());
        }
    }
}
