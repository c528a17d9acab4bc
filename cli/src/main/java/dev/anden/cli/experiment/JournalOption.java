package dev.anden.cli.experiment;

import dev.anden.arena.tournament.JournalFile;
import dev.anden.cli.call.OutputFile;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option of commands that take long and can go on after a stop.
final class JournalOption {
    @Option(
            names = "--journal",
            paramLabel = "FILE",
            description = "Keeps what is played in this file; the same command of the same program resumes where it"
                    + " stopped.")
    private @Nullable Path file;

    /// Whether a file that is written at the end is the journal itself, which would be lost.
    boolean isSame(Path other) {
        return file != null && OutputFile.isSame(file, other);
    }

    /// The file, and this program.
    ///
    /// @throws dev.anden.cli.call.CommandFailure if it can't be written
    Optional<JournalFile> file() {
        Optional<Path> wanted = Optional.ofNullable(file);
        wanted.ifPresent(OutputFile::require);
        return wanted.map(path -> new JournalFile(path, Program.name()));
    }
}
