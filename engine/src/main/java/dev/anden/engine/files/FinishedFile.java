package dev.anden.engine.files;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Gives a file that was written under another name the one that it is for, so that nobody finds half of it
/// there.
public final class FinishedFile {
    private FinishedFile() {}

    /// Gives it a name that nothing has. Two that want the same one can't both have it: a link doesn't replace
    /// anything, as a move does where it is made in one step. The name that it had before may be left.
    ///
    /// @throws FileAlreadyExistsException if something has the name
    public static void moveToFree(Path from, Path to) throws IOException {
        try {
            Files.createLink(to, from);
        } catch (FileAlreadyExistsException taken) {
            throw taken;
        } catch (UnsupportedOperationException | FileSystemException noLinks) {
            Files.move(from, to);
        }
    }

    /// Gives it a name that another file may have, in one step where the file system can.
    public static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException elsewhere) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
