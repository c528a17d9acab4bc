package dev.anden.cli;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// A file that a person names to be read.
final class TextFile {
    private TextFile() {}

    /// Its text.
    ///
    /// @throws CommandFailure if there is none, or it can't be read
    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (NoSuchFileException missing) {
            throw new CommandFailure("There is no file " + file, missing);
        } catch (MalformedInputException binary) {
            throw new CommandFailure(file + " is no text in UTF-8", binary);
        } catch (IOException failure) {
            throw new CommandFailure("The file %s can't be read: %s".formatted(file, failure), failure);
        }
    }
}
