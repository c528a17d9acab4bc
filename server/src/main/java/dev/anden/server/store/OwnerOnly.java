package dev.anden.server.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/// Files and folders that nobody but their owner may read: names, secret seeds and the key of the cookies are
/// in them. Where a file system knows no such permissions, they are as it makes them.
final class OwnerOnly {
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final boolean KNOWN =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

    private OwnerOnly() {}

    /// Makes a folder unless it is there. One that is there stays as it is: it may be for more than our files.
    static void makeFolder(Path folder) throws IOException {
        Files.createDirectories(folder, of(FOLDER));
    }

    /// Makes an empty file, or takes an older one away from everybody else.
    static void makeFile(Path file) throws IOException {
        try {
            Files.createFile(file, of(FILE));
        } catch (FileAlreadyExistsException already) {
            if (KNOWN) {
                Files.setPosixFilePermissions(file, FILE);
            }
        }
    }

    private static FileAttribute<?>[] of(Set<PosixFilePermission> permissions) {
        return KNOWN
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
                : new FileAttribute<?>[0];
    }
}
