package dev.anden.cli;

import dev.anden.arena.tournament.JournalFile;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option of commands that take long and can go on after a stop.
final class JournalOption {
    @Option(
            names = "--journal",
            paramLabel = "FILE",
            description = "Keeps what is played in this file; the same call of the same program goes on where it was"
                    + " stopped.")
    private @Nullable Path file;

    /// The file, and this program.
    Optional<JournalFile> file() {
        return Optional.ofNullable(file).map(path -> new JournalFile(path, Program.name()));
    }
}
