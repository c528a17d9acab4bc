package dev.anden.server.testing;

import dev.anden.server.store.access.Databases;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.store.sqlite.DatabaseFile;
import dev.anden.server.store.sqlite.EmbeddedDatabase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import javax.sql.DataSource;
import org.springframework.util.FileSystemUtils;

/// The database that goes with a test's folder. The build runs the tests twice, and says by a property of which
/// kind it is: the file in the folder, or a database of [TestPostgres]. A test that is about one kind has its
/// tag, `sqlite` or `postgresql`; one with the tag `store` is run on both in every build: between them they
/// send each statement that the program knows.
public final class TestDatabases {
    private static final boolean ON_POSTGRES = "postgresql".equals(System.getProperty("anden.test.database"));

    private static final Map<Path, PostgresAddress> BY_FOLDER = new ConcurrentHashMap<>();

    private TestDatabases() {}

    /// The database of PostgreSQL that stands for a folder's, if tests are run on these.
    public static Optional<PostgresAddress> of(Path folder) {
        return ON_POSTGRES
                ? Optional.of(BY_FOLDER.computeIfAbsent(folder, any -> TestPostgres.newDatabaseWithTables()))
                : Optional.empty();
    }

    /// The same for a folder in whose database changes are to meet: they wait for one another for as long as it takes.
    public static PostgresAddress meetingPlace(Path folder) {
        return BY_FOLDER.computeIfAbsent(
                folder, any -> TestPostgres.newDatabaseWithTables().waitingFor(TestPostgres.MEETING));
    }

    /// Puts a database into a folder that has none: as a server would make it, but made once for all tests.
    static void prepare(Path folder) {
        Path file = folder.resolve(EmbeddedDatabase.FILE);
        if (Files.isDirectory(folder) && Files.notExists(file)) {
            try {
                Files.copy(WithTables.FOLDER.resolve(EmbeddedDatabase.FILE), file, StandardCopyOption.COPY_ATTRIBUTES);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    }

    /// Gives a folder a database with what is in that of another one, while nobody has that.
    public static void copy(Path from, Path to) throws IOException {
        if (ON_POSTGRES) {
            BY_FOLDER.put(to, TestPostgres.copy(of(from).orElseThrow()));
        } else {
            Files.copy(from.resolve(EmbeddedDatabase.FILE), to.resolve(EmbeddedDatabase.FILE));
        }
    }

    /// Opens a folder's database, while no server has it.
    public static Database open(Path folder) {
        return of(folder).map(Databases::open).orElseGet(() -> Databases.open(folder));
    }

    /// Connections to a folder's database that a server knows nothing of.
    public static DataSource source(Path folder) {
        return of(folder)
                .<DataSource>map(PostgresAddress::patientSource)
                .orElseGet(() -> DatabaseFile.source(folder.resolve(EmbeddedDatabase.FILE)));
    }

    /// A database in which nothing is yet but its tables.
    private static final class WithTables {
        static final Path FOLDER = make();

        private static Path make() {
            try {
                Path folder = Files.createTempDirectory("anden-tables");
                Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(folder)));
                Databases.open(folder).close();
                return folder;
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }

        private static void remove(Path folder) {
            try {
                FileSystemUtils.deleteRecursively(folder);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    }
}
