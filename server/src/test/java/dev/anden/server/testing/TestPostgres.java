package dev.anden.server.testing;

import dev.anden.server.store.PostgresAddress;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

/// A real PostgreSQL server, made of what Maven brings along. The tests of a process share it; each has a database of
/// its own. It doesn't wait for the disk, and ends with the process.
public final class TestPostgres {
    private static final EmbeddedPostgres SERVER = start();
    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static final String OWNER = "postgres";

    private TestPostgres() {}

    /// A new database without tables.
    public static PostgresAddress newDatabase() {
        return address(newName());
    }

    /// The same, as an address that can be written down.
    public static String newUrl() {
        return url(newName());
    }

    private static String newName() {
        String name = "anden_" + DATABASES.incrementAndGet();
        execute("create database " + name);
        return name;
    }

    /// A database of the server by its name.
    public static PostgresAddress address(String database) {
        return PostgresAddress.of(url(database)).orElseThrow();
    }

    /// How a database of the server is named to a program.
    public static String url(String database) {
        return "postgresql://%s@localhost:%d/%s".formatted(OWNER, port(), database);
    }

    /// How a database that [#newDatabase] made is named to a program.
    public static String url(PostgresAddress address) {
        return address + "?user=" + OWNER;
    }

    public static int port() {
        return SERVER.getPort();
    }

    /// Tells the server something that concerns no single database.
    public static void execute(String... statements) {
        try (Connection connection = connect(OWNER);
                Statement statement = connection.createStatement()) {
            for (String each : statements) {
                statement.execute(each);
            }
        } catch (SQLException failure) {
            throw new AssertionError(failure);
        }
    }

    /// A connection of nobody's to a database.
    public static Connection connect(String database) throws SQLException {
        return SERVER.getDatabase(OWNER, database).getConnection();
    }

    /// Ends all connections to a database.
    public static void cutOff(String database) {
        execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = '" + database + "'");
    }

    /// From now on nobody reaches a database, and who has reached it is cut off.
    public static void close(String database) {
        execute("alter database " + database + " allow_connections false");
        cutOff(database);
    }

    /// From now on it can be reached again.
    public static void open(String database) {
        execute("alter database " + database + " allow_connections true");
    }

    private static EmbeddedPostgres start() {
        try {
            return EmbeddedPostgres.builder()
                    .setServerConfig("full_page_writes", "off")
                    .setServerConfig("max_connections", "200")
                    .start();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
