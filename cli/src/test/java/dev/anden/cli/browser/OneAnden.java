package dev.anden.cli.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.springframework.util.FileSystemUtils;

/// One `anden serve` for all tests that only need a place to play: each has people and tables of its own. It starts
/// before the first of them and is closed after the last one, since it takes seconds to be ready and to draw all
/// maps. A test that kills its server, or wants other data, starts an [AndenProcess].
final class OneAnden implements BeforeAllCallback {
    private static final Namespace NAMESPACE = Namespace.create(OneAnden.class);

    private Optional<Running> running = Optional.empty();

    /// A server and where its data lies until it is closed.
    private record Running(Path data, AndenProcess process) implements AutoCloseable {
        static Running start() {
            try {
                Path data = Files.createTempDirectory("anden");
                return new Running(data, AndenProcess.start(data));
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }

        @Override
        public void close() throws IOException {
            process.close();
            FileSystemUtils.deleteRecursively(data);
        }
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        running = Optional.of(context.getStore(StoreScope.LAUNCHER_SESSION, NAMESPACE)
                .computeIfAbsent(Running.class, key -> Running.start(), Running.class));
    }

    /// Where it is reached, without a slash at the end.
    String address() {
        return running.orElseThrow().process().address();
    }

    /// Where it keeps its tables and people.
    Path data() {
        return running.orElseThrow().data();
    }
}
