package dev.anden.cli.call;

import dev.anden.cli.text.Sentence;
import dev.anden.engine.files.FileText;
import dev.anden.engine.files.UnreadableFileException;
import java.nio.file.Path;

/// A file that a person names to be read.
public final class TextFile {
    private TextFile() {}

    /// Its text; never more than [FileText#MOST_BYTES] are read.
    ///
    /// @throws CommandFailure if there is none, or it can't be read
    public static String read(Path file) {
        try {
            return FileText.read(file);
        } catch (UnreadableFileException unreadable) {
            throw new CommandFailure(Sentence.of("file.problem", file, unreadable.phrase()), unreadable);
        }
    }
}
