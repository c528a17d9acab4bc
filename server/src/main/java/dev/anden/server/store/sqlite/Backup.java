package dev.anden.server.store.sqlite;

import dev.anden.engine.files.FinishedFile;
import dev.anden.server.store.database.UnusableDatabase;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/// Copies of a data folder's database: made while a server runs, put back while none does.
public final class Backup {
    private static final DateTimeFormatter SECOND =
            DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss").withZone(ZoneOffset.UTC);

    /// What belongs to the file while it is in use, and is left of one that is damaged.
    private static final List<String> BESIDE = List.of("-wal", "-shm");

    private Backup() {}

    /// Writes a copy of the database as it is at this moment: everything that has been acknowledged is in it. A
    /// server may run meanwhile, and goes on.
    ///
    /// @param copy a file that isn't there yet; only its owner may read it
    /// @throws UnusableDatabase if there is no database of this version, the copy's file exists, or it can't be
    ///     written
    public static void make(Path folder, Path copy) {
        Path file = existing(folder);
        requireNoFolder(copy);
        if (Files.exists(copy)) {
            throw exists(copy);
        }
        try {
            EmbeddedDatabase.schema(file).requireOurs();
            DatabaseFile.copy(DatabaseFile.source(file), copy.toAbsolutePath());
        } catch (SQLException failure) {
            throw DatabaseFile.unusable(DatabaseFile.isFull(failure) ? copy : file, failure);
        } catch (FileAlreadyExistsException meanwhile) {
            throw exists(copy);
        } catch (IOException failure) {
            throw unwritable(copy.toAbsolutePath(), failure);
        }
    }

    /// Puts a copy back, and leaves it as it is. What was there before is kept beside it, under a name with the time.
    ///
    /// @param now when it happens
    /// @return where the former database is now, if there was one
    /// @throws UnusableDatabase if a server has the folder, the copy isn't there or is damaged, or is of a
    ///     newer version
    public static Optional<Path> restore(Path copy, Path folder, Instant now) {
        requireNoFolder(copy);
        if (!isThere(copy)) {
            throw refused("backup-missing", copy, "There is no backup %s.");
        }
        if (!DatabaseFile.looksRight(copy)) {
            throw refused("backup-foreign", copy, "The file %s isn't a backup of Andén.");
        }
        requireSound(copy);
        try (FolderLock _ = EmbeddedDatabase.take(folder)) {
            Optional<Path> former = replace(copy, folder.resolve(EmbeddedDatabase.FILE), now);
            // Whoever serves the folder is to read them, even if somebody else has restored.
            OwnerOnly.handOver(folder.resolve(EmbeddedDatabase.FILE), folder);
            OwnerOnly.handOver(folder.resolve(FolderLock.FILE), folder);
            return former;
        } catch (SQLException failure) {
            throw DatabaseFile.unusable(
                    DatabaseFile.isFull(failure) ? folder.resolve(EmbeddedDatabase.FILE) : copy, failure);
        } catch (IOException failure) {
            throw EmbeddedDatabase.unwritable(folder, failure);
        }
    }

    private static Optional<Path> replace(Path copy, Path file, Instant now) throws SQLException, IOException {
        Path arriving = arriving(copy, file);
        DatabaseFile.copy(DatabaseFile.onlyRead(copy), arriving);
        Path kept = unused(file.resolveSibling("%s.until-%s".formatted(EmbeddedDatabase.FILE, SECOND.format(now))));
        boolean hasFormer = Files.exists(file);
        if (hasFormer) {
            keep(file, kept);
        } else {
            putAside(file, kept);
        }
        FinishedFile.move(arriving, file);
        return hasFormer ? Optional.of(kept) : Optional.empty();
    }

    /// Where the copy arrives. What one that was interrupted has left there goes, unless it is what is put back.
    private static Path arriving(Path copy, Path file) throws IOException {
        Path usual = file.resolveSibling(EmbeddedDatabase.FILE + ".arriving");
        if (Files.exists(usual) && Files.isSameFile(copy, usual)) {
            return unused(usual);
        }
        Files.deleteIfExists(usual);
        return usual;
    }

    /// Gives a database another name besides its own, which the copy that arrives takes over in one step: whenever this
    /// is interrupted, a whole database has that name, the former one or the new one.
    private static void keep(Path file, Path kept) throws IOException {
        DatabaseFile.gather(file);
        putAside(file, kept);
        try {
            Files.createLink(kept, file);
        } catch (UnsupportedOperationException | FileSystemException noLinks) {
            FinishedFile.move(file, kept);
        }
    }

    /// Gives what lies beside a database another name. It may be all that is left of one that a dead server had, and
    /// SQLite would take it for a part of whatever is put in its place.
    private static void putAside(Path file, Path kept) throws IOException {
        for (String beside : BESIDE) {
            Path companion = file.resolveSibling(EmbeddedDatabase.FILE + beside);
            if (Files.exists(companion)) {
                FinishedFile.move(companion, file.resolveSibling(kept.getFileName() + beside));
            }
        }
    }

    /// A name, or one like it if there is such a file: whoever restores twice within a second loses nothing.
    private static Path unused(Path name) {
        Path free = name;
        for (int number = 2; Files.exists(free); number++) {
            free = name.resolveSibling("%s-%d".formatted(name.getFileName(), number));
        }
        return free;
    }

    private static void requireSound(Path copy) {
        try {
            DataSource source = DatabaseFile.onlyRead(copy);
            EmbeddedDatabase.schema(copy, source).requireOurs();
            if (!DatabaseFile.faults(source, true).isEmpty()) {
                throw damaged(copy);
            }
        } catch (SQLException failure) {
            throw ofCopy(copy, DatabaseFile.unusable(copy, failure));
        } catch (UnusableDatabase unusable) {
            throw ofCopy(copy, unusable);
        }
    }

    /// What is said of a database, said of a backup.
    private static UnusableDatabase ofCopy(Path copy, UnusableDatabase unusable) {
        return switch (unusable.code()) {
            case "database-foreign" -> refused("backup-foreign", copy, "The file %s isn't a backup of Andén.");
            case "database-damaged" -> damaged(copy);
            default -> unusable;
        };
    }

    private static UnusableDatabase damaged(Path copy) {
        return refused("backup-damaged", copy, "The backup %s is damaged; use another one.");
    }

    private static void requireNoFolder(Path copy) {
        if (Files.isDirectory(copy)) {
            throw refused("backup-is-folder", copy, "%s is a folder; name a file in it.");
        }
    }

    /// The file of a folder's database.
    ///
    /// @throws UnusableDatabase if there is none
    public static Path existing(Path folder) {
        Path file = folder.resolve(EmbeddedDatabase.FILE);
        if (!isThere(file)) {
            throw refused("database-missing", folder, "There is no database of Andén in the folder %s.");
        }
        return file;
    }

    /// Whether there is a file.
    ///
    /// @throws UnusableDatabase if nobody may look
    private static boolean isThere(Path file) {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class).isRegularFile();
        } catch (AccessDeniedException closed) {
            throw DatabaseFile.closed(file, closed);
        } catch (IOException none) {
            return false;
        }
    }

    private static UnusableDatabase exists(Path copy) {
        return refused("backup-exists", copy, "The file %s exists already; choose another name.");
    }

    private static UnusableDatabase refused(String code, Path path, String sentence) {
        String shown = path.toAbsolutePath().toString();
        return new UnusableDatabase(code, List.of(shown), sentence.formatted(shown), null);
    }

    private static UnusableDatabase unwritable(Path path, IOException failure) {
        Path folder = Optional.ofNullable(path.getParent()).orElse(path);
        if (!Files.isDirectory(folder)) {
            return new UnusableDatabase(
                    "backup-no-folder",
                    List.of(path.toString(), folder.toString()),
                    "The file %s can't be written: there is no folder %s.".formatted(path, folder),
                    failure);
        }
        if (failure instanceof AccessDeniedException) {
            return refused("backup-closed", path, "You aren't allowed to write the file %s.");
        }
        String reason = EmbeddedDatabase.reason(failure);
        return new UnusableDatabase(
                "backup-unwritable",
                List.of(path.toString(), reason),
                "The file %s can't be written: %s.".formatted(path, reason),
                failure);
    }
}
