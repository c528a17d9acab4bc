package dev.anden.server.testing;

import dev.anden.server.RunningServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.springframework.util.FileSystemUtils;

/// One server for the tests of a class, on a data folder of its own: it starts before the first of them and is
/// closed after the last one. Tests that restart a server, or break it, start theirs with [TestServers].
public final class OneServer implements BeforeAllCallback, AfterAllCallback {
    private Optional<Path> folder = Optional.empty();
    private Optional<RunningServer> server = Optional.empty();

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        Path made = Files.createTempDirectory("anden");
        folder = Optional.of(made);
        server = Optional.of(TestServers.start(made));
    }

    /// Where it is reached, such as `http://localhost:8080`.
    public String address() {
        return server.orElseThrow().address();
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
