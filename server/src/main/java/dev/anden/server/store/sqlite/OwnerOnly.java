package dev.anden.server.store.sqlite;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Files and folders that nobody but their owner may read: names, secret seeds and the key of the cookies are
/// in them. Where a file system knows no such permissions, they are as it makes them.
final class OwnerOnly {
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final boolean KNOWN =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

    private static final Logger LOG = LoggerFactory.getLogger(OwnerOnly.class);

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

    /// Makes an empty file beside another one, with a name that nothing else has.
    static Path makeFileBeside(Path file, String ending) throws IOException {
        Path beside = file.resolveSibling("%s.%s%s".formatted(file.getFileName(), UUID.randomUUID(), ending));
        return Files.createFile(beside, of(FILE));
    }

    /// Gives a file to whoever its folder belongs to, if it is somebody else's. Only the system's administrator may do
    /// that; for anybody else it stays as it is.
    static void handOver(Path file, Path folder) throws IOException {
        if (!KNOWN) {
            return;
        }
        PosixFileAttributes wanted = Files.readAttributes(folder, PosixFileAttributes.class);
        if (Files.getOwner(file).equals(wanted.owner())) {
            return;
        }
        try {
            PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
            view.setGroup(wanted.group());
            view.setOwner(wanted.owner());
        } catch (FileSystemException forbidden) {
            LOG.debug("A file stays with whoever made it", forbidden);
        }
    }

    private static FileAttribute<?>[] of(Set<PosixFilePermission> permissions) {
        return KNOWN
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
                : new FileAttribute<?>[0];
    }
}
