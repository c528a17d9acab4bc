package dev.anden.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option of commands that take long and can go on after a stop.
final class JournalOption {
    @Option(
            names = "--journal",
            paramLabel = "FILE",
            description = "Keeps what is played in this file; the same call goes on where it was stopped.")
    private @Nullable Path file;

    Optional<Path> file() {
        return Optional.ofNullable(file);
    }
}
