package dev.anden.server.testing;

import dev.anden.server.store.Database;
import dev.anden.server.store.PostgresAddress;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// The database that goes with a test's folder. The build runs the tests twice, and says by a property of which
/// kind it is: the file in the folder, or a database of [TestPostgres]. A test that is about one kind has its
/// tag, `sqlite` or `postgresql`; one that is about what is kept has the tag `store`, and is run on both in
/// every build.
public final class TestDatabases {
    private static final boolean ON_POSTGRES = "postgresql".equals(System.getProperty("anden.test.database"));

    private static final Map<Path, PostgresAddress> BY_FOLDER = new ConcurrentHashMap<>();

    private TestDatabases() {}

    /// The database of PostgreSQL that stands for a folder's, if tests are run on these.
    public static Optional<PostgresAddress> of(Path folder) {
        return ON_POSTGRES
                ? Optional.of(BY_FOLDER.computeIfAbsent(folder, any -> TestPostgres.newDatabase()))
                : Optional.empty();
    }

    /// Opens a folder's database, while no server has it.
    public static Database open(Path folder) {
        return of(folder).map(Database::open).orElseGet(() -> Database.open(folder));
    }
}
