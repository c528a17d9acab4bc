package dev.anden.cli.call;

import dev.anden.cli.text.Sentence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// A file that a person names to be written.
public final class OutputFile {
    /// So many links may lead from one to another, as on Linux.
    private static final int MOST_LINKS = 40;

    /// Where the names of devices and of open files are. `/dev/stdout` leads to a regular file where the shell
    /// has put one, and another file in its place would lose what else is printed.
    private static final List<Path> OPEN = List.of(Path.of("/dev"), Path.of("/proc"));

    private OutputFile() {}

    /// Makes sure that it can be written, so that nobody plays for hours and loses what came of it. Nothing is written.
    ///
    /// @throws CommandFailure if it can't be
    public static void require(Path file) {
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

    /// Makes sure that it can be written and isn't there yet: an empty file, or a pipe, has nothing to lose.
    ///
    /// @throws CommandFailure if that isn't so
    public static void requireNew(Path file) {
        require(file);
        if (stays(file) && file.toFile().length() > 0) {
            throw new CommandFailure(Sentence.of("file.write.there", file));
        }
    }

    /// Whether what is written to a name is there afterwards and can be replaced, unlike in a pipe.
    ///
    /// @throws CommandFailure if that can't be found out
    public static boolean stays(Path file) {
        try {
            return !isStream(file, MOST_LINKS);
        } catch (IOException failure) {
            throw new CommandFailure(Sentence.of("file.write", file), failure);
        }
    }

    /// Whether two names are those of one file, be it by a link, and whether it is there yet or not.
    ///
    /// @throws CommandFailure if that can't be found out
    public static boolean isSame(Path one, Path other) {
        try {
            if (Files.exists(one) && Files.exists(other)) {
                return Files.isSameFile(one, other);
            }
            return real(one, MOST_LINKS).equals(real(other, MOST_LINKS));
        } catch (IOException failure) {
            throw new CommandFailure(Sentence.of("file.write", one), failure);
        }
    }

    /// Where something that is written to a name will be.
    private static Path real(Path file, int links) throws IOException {
        Path whole = file.toAbsolutePath();
        if (links > 0 && Files.isSymbolicLink(whole)) {
            return real(whole.resolveSibling(Files.readSymbolicLink(whole)), links - 1);
        }
        Path folder = whole.getParent();
        return folder == null
                ? whole
                : folder.toRealPath().resolve(whole.getFileName()).normalize();
    }

    /// Whether what is written to a name goes on its way at once, as into a pipe.
    private static boolean isStream(Path file, int links) throws IOException {
        Path whole = file.toAbsolutePath().normalize();
        if (OPEN.stream().anyMatch(whole::startsWith) || (Files.exists(whole) && !Files.isRegularFile(whole))) {
            return true;
        }
        return links > 0
                && Files.isSymbolicLink(whole)
                && isStream(whole.resolveSibling(Files.readSymbolicLink(whole)), links - 1);
    }

    /// Writes it; a regular file has all of the text then, or what it had.
    ///
    /// @throws CommandFailure if it can't be
    public static void write(Path file, String text) {
        try {
            if (isStream(file, MOST_LINKS)) {
                Files.writeString(file, text);
            } else {
                WholeFile.replace(real(file, MOST_LINKS), place -> Files.writeString(place, text));
            }
        } catch (IOException failure) {
            require(file);
            throw new CommandFailure(Sentence.of("file.write", file), failure);
        }
    }
}
