package dev.anden.server.store.sqlite;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.database.GroupWriter;
import dev.anden.server.store.database.JointChange;
import dev.anden.server.store.database.Message;
import dev.anden.server.store.database.Outage;
import dev.anden.server.store.database.Schema;
import dev.anden.server.store.database.UnusableDatabase;
import dev.anden.server.store.database.WaitingThreads;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;

/// One file in the data folder (SQLite).
///
/// It keeps a write-ahead log and syncs each commit, so that what was acknowledged survives a crash and a power
/// cut. One connection writes ([GroupWriter]), for there is one writer at a time anyway; a few others read, and
/// never wait for the disk that it waits for. Whoever waits for a connection in Java doesn't hold up a carrier
/// thread in native code.
public final class EmbeddedDatabase implements Database {
    /// The file's name in the data folder.
    public static final String FILE = "anden.db";

    private static final Logger LOG = LoggerFactory.getLogger(EmbeddedDatabase.class);
    private static final int CONNECTION_MILLISECONDS = 10_000;

    /// More than there are processors on a small machine: a question that takes long isn't to leave one alone for all
    /// others.
    static final int READERS = Math.max(4, Runtime.getRuntime().availableProcessors());

    private final Path file;
    private final FolderLock lock;
    private final GroupWriter writer;
    private final HikariDataSource readers;
    private final JdbcClient reading;
    private final WaitingThreads waitingThreads = new WaitingThreads();
    private final Outage outage = new Outage("read", System::nanoTime);

    private EmbeddedDatabase(Path file, FolderLock lock, GroupWriter writer, HikariDataSource readers) {
        this.file = file;
        this.lock = lock;
        this.writer = writer;
        this.readers = readers;
        reading = JdbcClient.create(readers);
    }

    /// Opens the database of a data folder; makes both if they aren't there, and brings an older schema up
    /// to date.
    ///
    /// @throws UnusableDatabase if the folder can't be made or written, another server has it, or the file
    ///     in it isn't ours or is newer than this program
    public static EmbeddedDatabase open(Path folder) {
        FolderLock lock = take(folder);
        try {
            return open(lock, folder.resolve(FILE));
        } catch (RuntimeException failure) {
            release(lock);
            throw failure;
        }
    }

    private static EmbeddedDatabase open(FolderLock lock, Path file) {
        try {
            OwnerOnly.makeFile(file);
            schema(file).bringUpToDate();
            return new EmbeddedDatabase(file, lock, GroupWriter.start(EmbeddedConnection.open(file)), readers(file));
        } catch (SQLException failure) {
            throw DatabaseFile.unusable(file, failure);
        } catch (IOException failure) {
            throw unwritable(file, failure);
        }
    }

    /// Connections that read a file and can't write it.
    public static HikariDataSource readers(Path file) {
        var config = new HikariConfig();
        config.setPoolName("readers");
        config.setDataSource(DatabaseFile.source(file));
        config.setMaximumPoolSize(READERS);
        config.setMinimumIdle(1);
        config.setConnectionInitSql("pragma query_only = on");
        config.setConnectionTimeout(CONNECTION_MILLISECONDS);
        return new HikariDataSource(config);
    }

    @Override
    public <T> T read(Function<JdbcClient, T> question) {
        return waitingThreads.during(() -> outage.over(() -> question.apply(reading)));
    }

    @Override
    public int update(ToIntFunction<JdbcClient> change) {
        return waitingThreads.during(() -> writer.carryOut(change));
    }

    @Override
    public int update(Message message, ToIntFunction<JdbcClient> change) {
        return update(change);
    }

    @Override
    public void write(Message message, JointChange change) {
        waitingThreads.during(() -> writer.carryOut(message, change));
    }

    @Override
    public boolean isAskedBy(Thread thread) {
        return waitingThreads.has(thread);
    }

    /// The folder has one server.
    @Override
    public boolean isShared() {
        return false;
    }

    @Override
    public boolean isFirst() {
        return true;
    }

    @Override
    public String name() {
        return "alone";
    }

    @Override
    public void listen(Listener listener) {
        // Nobody else can say anything.
    }

    @Override
    public boolean isListening() {
        return true;
    }

    /// By a connection of its own: the readers are there for those who don't want to wait.
    @Override
    public List<String> faults() {
        try {
            return DatabaseFile.faults(DatabaseFile.source(file), false);
        } catch (SQLException failure) {
            return List.of(String.valueOf(failure.getMessage()));
        }
    }

    @Override
    public void watch(Standstill watch) {
        writer.watch(watch);
    }

    @Override
    public int waiting() {
        return writer.waiting();
    }

    @Override
    public long commits() {
        return writer.commits();
    }

    @Override
    public void announce(String address) {
        try {
            lock.announce(address);
        } catch (IOException failure) {
            LOG.atWarn().addKeyValue("reason", reason(failure)).log("The lock of the data folder can't be written");
        }
    }

    /// The operating system keeps the folder for whoever has it.
    @Override
    public void whenTaken(Runnable stop) {
        // Nobody else can have it meanwhile.
    }

    @Override
    public void hurry() {
        writer.hurry();
    }

    @Override
    public void close() {
        outage.close();
        readers.close();
        writer.close();
        release(lock);
    }

    private static void release(FolderLock lock) {
        try {
            lock.close();
        } catch (IOException failure) {
            LOG.debug("The lock of the data folder was gone already", failure);
        }
    }

    /// Makes sure that nobody has a folder.
    ///
    /// @throws UnusableDatabase `data-in-use` if somebody has it
    public static void requireUnused(Path folder) {
        if (!Files.exists(folder.resolve(FolderLock.FILE))) {
            return;
        }
        try {
            release(FolderLock.take(folder));
        } catch (IOException failure) {
            LOG.debug("Whether a data folder is in use isn't known", failure);
        }
    }

    /// Keeps a folder for this process.
    static FolderLock take(Path folder) {
        try {
            OwnerOnly.makeFolder(folder);
            Files.delete(Files.createTempFile(folder, "anden", ".probe"));
            return FolderLock.take(folder);
        } catch (IOException failure) {
            throw unwritable(folder, failure);
        }
    }

    static UnusableDatabase unwritable(Path folder, IOException failure) {
        String path = folder.toAbsolutePath().toString();
        return switch (failure) {
            case AccessDeniedException _ ->
                new UnusableDatabase(
                        "data-closed", List.of(path), "You aren't allowed to write to %s.".formatted(path), failure);
            case FileAlreadyExistsException _ ->
                new UnusableDatabase(
                        "data-no-folder", List.of(path), "%s is a file and not a folder.".formatted(path), failure);
            case NoSuchFileException _ ->
                new UnusableDatabase(
                        "data-uncreated",
                        List.of(path),
                        "The data folder %s can't be created; choose another one.".formatted(path),
                        failure);
            default ->
                new UnusableDatabase(
                        "data-folder",
                        List.of(path, reason(failure)),
                        "The data folder %s can't be written to: %s.".formatted(path, reason(failure)),
                        failure);
        };
    }

    /// What the system said, if it said more than the name of the file.
    static String reason(IOException failure) {
        return failure instanceof FileSystemException of && of.getReason() != null
                ? of.getReason()
                : failure.getClass().getSimpleName().replaceAll("Exception$", "") + " (" + failure.getMessage() + ")";
    }

    /// The tables of a file that is a database, or is to become one.
    public static Schema schema(Path file) {
        return schema(file, DatabaseFile.source(file));
    }

    /// The tables of a file that is opened in another way.
    public static Schema schema(Path file, DataSource source) {
        String path = file.toAbsolutePath().toString();
        return new Schema(
                source,
                path,
                () -> new UnusableDatabase(
                        "database-foreign",
                        List.of(path),
                        "The file %s isn't a database of Andén; is it the right folder?".formatted(path),
                        null),
                failure -> DatabaseFile.unusable(file, failure));
    }
}
