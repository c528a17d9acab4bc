package dev.anden.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A file that a person names to be written.
final class OutputFile {
    private OutputFile() {}

    /// Makes sure that it can be written, so that nobody plays for hours and loses what came of it. Nothing is written.
    ///
    /// @throws CommandFailure if it can't be
    static void require(Path file) {
        Path folder = file.toAbsolutePath().normalize().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw new CommandFailure(Sentence.of("file.write.folder", file, folder));
        }
        if (Files.isDirectory(file)) {
            throw new CommandFailure(Sentence.of("file.write.is-folder", file));
        }
        if (!Files.isWritable(Files.exists(file) || folder == null ? file : folder)) {
            throw new CommandFailure(Sentence.of("file.write.forbidden", file));
        }
    }

    /// Writes it.
    ///
    /// @throws CommandFailure if it can't be
    static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException failure) {
            require(file);
            throw new CommandFailure(Sentence.of("file.write", file), failure);
        }
    }
}
