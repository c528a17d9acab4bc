package dev.anden.server.store.sqlite;

import dev.anden.engine.files.FinishedFile;
import dev.anden.server.store.database.UnusableDatabase;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.NativeLibraryNotFoundException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// The file that the embedded database is, seen from outside: opened, copied while a server writes it, examined.
public final class DatabaseFile {
    private static final Logger LOG = LoggerFactory.getLogger(DatabaseFile.class);
    private static final int BUSY_MILLISECONDS = 2_000;
    private static final int LOWEST_CODE = 0xff;

    /// So many bytes the log beside the file keeps at most once nobody reads in it any more. Otherwise it stays as
    /// large as it became while somebody read for long, such as whoever copies a large database.
    private static final int LARGEST_LOG = 16 * 1024 * 1024;

    /// What a database has beside its file as long as some of it is there alone.
    private static final List<String> LOGS = List.of("-wal", "-journal");

    private static final byte[] BEGINNING = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);

    private DatabaseFile() {}

    /// How it is opened.
    public static DataSource source(Path file) {
        NativeLibrary.load();
        var config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        config.setBusyTimeout(BUSY_MILLISECONDS);
        config.setJournalSizeLimit(LARGEST_LOG);
        var source = new SQLiteDataSource(config);
        source.setUrl(address(file));
        return source;
    }

    /// The whole name is a name, also where it has a `?` in it.
    private static String address(Path file) {
        return "jdbc:sqlite:file:" + file.toUri().getRawPath();
    }

    /// How one is opened that isn't ours, or not yet: nothing is written to it, nor to a log beside it.
    static DataSource onlyRead(Path file) {
        NativeLibrary.load();
        var config = new SQLiteConfig();
        config.setReadOnly(true);
        config.setBusyTimeout(BUSY_MILLISECONDS);
        var source = new SQLiteDataSource(config);
        source.setUrl(address(file) + (isAlone(file) ? "?immutable=1" : ""));
        return source;
    }

    /// Whether all of a database is in its file. Then nobody has it, and it can be read without the files beside it
    /// that SQLite makes otherwise, which a disk that can't be written has no room for.
    private static boolean isAlone(Path file) {
        return LOGS.stream().noneMatch(log -> Files.exists(file.resolveSibling(file.getFileName() + log)));
    }

    /// Writes a copy of it as it is at one moment, whoever else uses it meanwhile, and whoever else writes such a copy.
    ///
    /// @param source how it is opened
    /// @param copy a file that isn't there yet; nothing is there either if it fails
    /// @throws java.nio.file.FileAlreadyExistsException if the file is there, or has come there meanwhile
    static void copy(DataSource source, Path copy) throws SQLException, IOException {
        Path unfinished = OwnerOnly.makeFileBeside(copy, ".unfinished");
        try {
            try (Connection connection = source.getConnection();
                    PreparedStatement statement = connection.prepareStatement("vacuum into ?")) {
                statement.setString(1, unfinished.toString());
                statement.execute();
            }
            FinishedFile.moveToFree(unfinished, copy);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    /// Brings all of a database that nobody uses into its file, as far as that can be done: one that is damaged stays
    /// as it is.
    static void gather(Path file) {
        if (!looksRight(file)) {
            return;
        }
        try (Connection connection = source(file).getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("pragma wal_checkpoint(truncate)");
        } catch (SQLException damaged) {
            LOG.debug("The log of a database stays beside it", damaged);
        }
    }

    /// Whether a file begins as databases do. Whoever opens one that is empty makes it a database: somebody's file
    /// wouldn't be what it was.
    static boolean looksRight(Path file) {
        try (InputStream stream = Files.newInputStream(file)) {
            return Arrays.equals(stream.readNBytes(BEGINNING.length), BEGINNING);
        } catch (IOException unreadable) {
            // What is wrong is told when it is opened.
            return true;
        }
    }

    /// What is wrong with the file's structure; empty if nothing is.
    ///
    /// @param thorough whether indexes are compared with their rows as well, which takes several times as long
    /// @throws SQLException if it can't be read
    public static List<String> faults(DataSource source, boolean thorough) throws SQLException {
        var faults = new ArrayList<String>();
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(thorough ? "pragma integrity_check" : "pragma quick_check")) {
            while (rows.next()) {
                faults.add(rows.getString(1));
            }
        }
        return faults.equals(List.of("ok")) ? List.of() : faults;
    }

    /// Whether a failure means that there is no room for what was to be written.
    static boolean isFull(SQLException failure) {
        return failure instanceof SQLiteException known && code(known) == SQLiteErrorCode.SQLITE_FULL;
    }

    /// Why it can't be used, if the failure, or one behind it, says so in a way that a person can do something
    /// about.
    public static UnusableDatabase unusable(Path file, Exception failure) {
        String path = file.toAbsolutePath().toString();
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLiteException known) {
                return unusable(path, known);
            }
            if (cause instanceof NativeLibraryNotFoundException) {
                return withoutLibrary(failure);
            }
        }
        return other(path, firstLine(String.valueOf(failure.getMessage())), failure);
    }

    /// SQLite itself is unpacked and loaded from there.
    private static UnusableDatabase withoutLibrary(Exception failure) {
        return sentence(
                "library-unloadable",
                NativeLibrary.place(),
                "SQLite can't be loaded from %s, the folder for temporary files.",
                failure);
    }

    private static UnusableDatabase unusable(String path, SQLiteException failure) {
        return switch (code(failure)) {
            case SQLITE_NOTADB ->
                sentence(
                        "database-foreign",
                        path,
                        "The file %s isn't a database of Andén; is it the right folder?",
                        failure);
            case SQLITE_CORRUPT ->
                sentence("database-damaged", path, "The database %s is damaged; restore a backup.", failure);
            case SQLITE_FULL ->
                sentence("disk-full", path, "There is no room left on the disk for the database %s.", failure);
            case SQLITE_BUSY, SQLITE_LOCKED ->
                sentence("database-locked", path, "Another program holds the database %s; close it.", failure);
            case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN, SQLITE_AUTH -> closed(Path.of(path), failure);
            default -> other(path, code(failure).message.toLowerCase(Locale.ROOT), failure);
        };
    }

    /// Says that somebody may not use a database.
    static UnusableDatabase closed(Path file, Exception failure) {
        return sentence(
                "database-closed",
                file.toAbsolutePath().toString(),
                "You aren't allowed to read and write the database %s.",
                failure);
    }

    /// What is wrong, without what exactly; but the shared memory that a database needs beside it is a file
    /// like others, and there being no room for it is told as any failure to read and write.
    private static SQLiteErrorCode code(SQLiteException failure) {
        return failure.getResultCode() == SQLiteErrorCode.SQLITE_IOERR_SHMSIZE
                ? SQLiteErrorCode.SQLITE_FULL
                : SQLiteErrorCode.getErrorCode(failure.getErrorCode() & LOWEST_CODE);
    }

    private static UnusableDatabase sentence(String code, String path, String sentence, Exception failure) {
        return new UnusableDatabase(code, List.of(path), sentence.formatted(path), failure);
    }

    private static UnusableDatabase other(String path, String reason, Exception failure) {
        return new UnusableDatabase(
                "database-unusable",
                List.of(path, reason),
                "The file %s can't be used as a database of Andén: %s.".formatted(path, reason),
                failure);
    }

    private static String firstLine(String text) {
        return text.strip().lines().filter(line -> !line.isBlank()).findFirst().orElse("no reason given");
    }
}
