package dev.anden.cli.call;

import dev.anden.engine.files.FinishedFile;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.UUID;

/// Writes files of which nobody finds a part: beside the name that they are for, and then under it. If the
/// disk is full or the program is killed, there is what was there before.
public final class WholeFile {
    /// Whether files here have owners, permissions and several names, as on Unix.
    private static final boolean UNIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("unix");

    private WholeFile() {}

    /// Writes what a file is to hold.
    @FunctionalInterface
    public interface Content {
        void writeTo(Path file) throws IOException;
    }

    /// Makes a file that isn't there yet.
    ///
    /// @throws FileAlreadyExistsException if something has its name, or has come to it meanwhile
    public static void create(Path file, Content content) throws IOException {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        Path unfinished = Files.createFile(beside(file));
        try {
            content.writeTo(unfinished);
            FinishedFile.moveToFree(unfinished, file);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    /// Makes a file, or another one in its place. The file itself is written where that would change more than
    /// its text: where it is somebody else's or has several names, or its folder is closed.
    ///
    /// @param file a regular file, or nothing yet; no link
    static void replace(Path file, Content content) throws IOException {
        if (Files.exists(file) && !Files.isWritable(file)) {
            throw new AccessDeniedException(file.toString());
        }
        Path unfinished;
        try {
            unfinished = Files.createFile(beside(file));
        } catch (AccessDeniedException closed) {
            content.writeTo(file);
            return;
        }
        try {
            if (Files.exists(file) && !resembles(unfinished, file)) {
                content.writeTo(file);
            } else {
                content.writeTo(unfinished);
                FinishedFile.move(unfinished, file);
            }
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    /// A name of its own: that of the file may be as long as names may be.
    private static Path beside(Path file) {
        return file.resolveSibling(".%s.unfinished".formatted(UUID.randomUUID()));
    }

    /// Whether an unfinished file is as another one but for its text, after it was given the same permissions.
    private static boolean resembles(Path unfinished, Path file) throws IOException {
        if (!UNIX) {
            return true;
        }
        PosixFileAttributes ours = Files.readAttributes(unfinished, PosixFileAttributes.class);
        PosixFileAttributes theirs = Files.readAttributes(file, PosixFileAttributes.class);
        boolean alike = ours.owner().equals(theirs.owner())
                && ours.group().equals(theirs.group())
                && Files.getAttribute(file, "unix:nlink").equals(1);
        if (alike && !ours.permissions().equals(theirs.permissions())) {
            Files.setPosixFilePermissions(unfinished, theirs.permissions());
        }
        return alike;
    }
}
