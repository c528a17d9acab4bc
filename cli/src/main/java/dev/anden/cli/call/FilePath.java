package dev.anden.cli.call;

import dev.anden.cli.text.Sentence;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/// Reads names of files and folders. At a terminal that names no language, such as one of a container, the
/// system's names are made of ASCII, and whoever writes another letter is told what would help.
public final class FilePath {
    private FilePath() {}

    /// One of the command line.
    ///
    /// @throws TypeConversionException if no file can be called so
    public static Path of(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException none) {
            throw new TypeConversionException(text);
        }
    }

    /// One that is set elsewhere.
    ///
    /// @param origin what a person calls the place where it is set
    /// @throws WrongCall if no file can be called so
    public static Path of(CommandLine command, String origin, String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException none) {
            throw new WrongCall(command, refused(origin, text));
        }
    }

    /// Why a text isn't read here.
    static Sentence refused(String name, String value) {
        return Sentence.of("call.path", name, value);
    }
}
