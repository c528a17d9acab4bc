package dev.anden.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// The embedded database: one SQLite file in the data folder.
///
/// It keeps a write-ahead log and syncs each commit, so that what was acknowledged survives a crash and a power
/// cut. All work goes through one connection: SQLite has one writer at a time anyway, and whoever waits for a
/// connection in Java doesn't hold up a carrier thread in native code.
public final class Database implements AutoCloseable {
    /// The file's name in the data folder.
    public static final String FILE = "anden.db";

    private static final Logger LOG = LoggerFactory.getLogger(Database.class);

    private static final int BUSY_MILLISECONDS = 2_000;
    private static final int CONNECTION_MILLISECONDS = 10_000;

    private final FolderLock lock;
    private final HikariDataSource pool;
    private final JdbcClient client;
    private final TransactionTemplate transactions;

    private Database(FolderLock lock, HikariDataSource pool) {
        this.lock = lock;
        this.pool = pool;
        client = JdbcClient.create(pool);
        transactions = new TransactionTemplate(new EmbeddedTransactions(pool));
    }

    /// Opens the database of a data folder; makes both if they aren't there, and brings an older schema up to
    /// date.
    ///
    /// @throws UnusableDatabase if the folder can't be made or written, another server has it, or the file in it
    ///     isn't ours or is newer than this program
    public static Database open(Path folder) {
        FolderLock lock = take(folder);
        try {
            return open(lock, folder.resolve(FILE));
        } catch (RuntimeException failure) {
            release(lock);
            throw failure;
        }
    }

    private static Database open(FolderLock lock, Path file) {
        migrate(file);
        var config = new HikariConfig();
        config.setPoolName("store");
        config.setDataSource(source(file));
        config.setMaximumPoolSize(1);
        config.setConnectionTimeout(CONNECTION_MILLISECONDS);
        return new Database(lock, new HikariDataSource(config));
    }

    /// For SQL outside of a transaction, or inside the one that is open on this thread.
    public JdbcClient client() {
        return client;
    }

    /// For several statements that happen together or not at all.
    public TransactionTemplate transactions() {
        return transactions;
    }

    /// Tells whoever finds the folder in use where its server is reached.
    public void announce(String address) {
        try {
            lock.announce(address);
        } catch (IOException failure) {
            LOG.atWarn().addKeyValue("reason", reason(failure)).log("The lock of the data folder can't be written");
        }
    }

    @Override
    public void close() {
        pool.close();
        release(lock);
    }

    private static void release(FolderLock lock) {
        try {
            lock.close();
        } catch (IOException failure) {
            LOG.debug("The lock of the data folder was gone already", failure);
        }
    }

    private static FolderLock take(Path folder) {
        try {
            Files.createDirectories(folder);
            Files.delete(Files.createTempFile(folder, "anden", ".probe"));
            return FolderLock.take(folder);
        } catch (IOException failure) {
            String path = folder.toAbsolutePath().toString();
            throw new UnusableDatabase(
                    "data-folder",
                    List.of(path, reason(failure)),
                    "The data folder %s can't be written: %s.".formatted(path, reason(failure)),
                    failure);
        }
    }

    private static String reason(IOException failure) {
        return failure.getClass().getSimpleName().replaceAll("Exception$", "") + " (" + failure.getMessage() + ")";
    }

    private static void migrate(Path file) {
        try {
            var flyway = Flyway.configure()
                    .dataSource(source(file))
                    .locations("classpath:db/migration")
                    .load();
            refuseNewer(file, flyway.info().applied());
            flyway.migrate();
        } catch (FlywayException failure) {
            String path = file.toAbsolutePath().toString();
            String reason = firstLine(String.valueOf(failure.getMessage()));
            throw new UnusableDatabase(
                    "database-unusable",
                    List.of(path, reason),
                    "The file %s can't be used as a database of Andén: %s".formatted(path, reason),
                    failure);
        }
    }

    private static void refuseNewer(Path file, MigrationInfo[] applied) {
        boolean newer = Arrays.stream(applied)
                .anyMatch(migration -> !migration.getState().isResolved());
        if (newer) {
            String path = file.toAbsolutePath().toString();
            throw new UnusableDatabase(
                    "database-newer",
                    List.of(path),
                    "The database %s was written by a newer version of Andén; start that version.".formatted(path),
                    null);
        }
    }

    private static String firstLine(String text) {
        return text.strip().lines().filter(line -> !line.isBlank()).findFirst().orElse("no reason given");
    }

    private static DataSource source(Path file) {
        var config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        config.setBusyTimeout(BUSY_MILLISECONDS);
        var source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }
}
