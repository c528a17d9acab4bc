package dev.anden.server.testing;

import dev.anden.server.store.access.Databases;
import dev.anden.server.store.postgres.PostgresAddress;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/// A real PostgreSQL server, made of what Maven brings along. The tests of a process share it; each has a
/// database of its own. It doesn't wait for the disk, and ends with the process.
public final class TestPostgres {
    private static final EmbeddedPostgres SERVER = start();
    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static final String OWNER = "postgres";

    /// What PostgreSQL copies unless it is told otherwise.
    private static final String EMPTY = "template1";

    private static final String HELD = "locktype = 'advisory' and granted"
            + " and database = (select oid from pg_database where datname = current_database())";

    /// Shorter than a connection may be silent.
    static final Duration MEETING = Duration.ofSeconds(12);

    private TestPostgres() {}

    /// A new database without tables.
    public static PostgresAddress newDatabase() {
        return address(newName());
    }

    /// A new database without tables in which changes wait for one another for as long as it takes until all of those
    /// that are to meet are there: moments wouldn't do on a machine that is busy.
    public static PostgresAddress newMeetingPlace() {
        return newDatabase().waitingFor(MEETING);
    }

    /// The same, as an address that can be written down.
    public static String newUrl() {
        return url(newName());
    }

    /// A new database in which nothing is yet but the tables of Andén, which are made once and copied.
    static PostgresAddress newDatabaseWithTables() {
        return address(newName(WithTables.NAME));
    }

    /// A new database with what is in another one, to which nobody is connected.
    static PostgresAddress copy(PostgresAddress copied) {
        return address(newName(copied.toString().substring(copied.toString().lastIndexOf('/') + 1)));
    }

    private static final class WithTables {
        static final String NAME = make();

        private static String make() {
            String name = newName();
            Databases.open(address(name)).close();
            return name;
        }
    }

    private static String newName() {
        return newName(EMPTY);
    }

    private static String newName(String copied) {
        String name = "anden_" + DATABASES.incrementAndGet();
        // Copied block by block, it would take twice as long.
        execute("create database %s template %s strategy file_copy".formatted(name, copied));
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

    /// How many servers have the lock that each of them keeps its part of a database by.
    public static int holders(String database) {
        try (Connection connection = connect(database);
                Statement statement = connection.createStatement()) {
            return Integer.parseInt(only(statement, "select count(*) from pg_locks where " + HELD));
        } catch (SQLException failure) {
            throw new AssertionError(failure);
        }
    }

    /// A connection of nobody's to a database.
    public static Connection connect(String database) throws SQLException {
        return SERVER.getDatabase(OWNER, database).getConnection();
    }

    /// The same to one that [#newDatabase] made.
    public static Connection connect(PostgresAddress address) throws SQLException {
        return DriverManager.getConnection("jdbc:" + url(address));
    }

    /// Keeps everybody else from the tables of a database that were there, until it is closed.
    public static Connection hold(PostgresAddress address) throws SQLException {
        Connection holder = connect(address);
        try (Statement statement = holder.createStatement()) {
            String tables = only(
                    statement,
                    "select string_agg(quote_ident(tablename), ', ') from pg_tables where schemaname = 'public'");
            holder.setAutoCommit(false);
            statement.execute("lock table " + tables + " in access exclusive mode");
        }
        return holder;
    }

    /// Keeps everybody else from one table, until it is closed.
    public static Connection hold(PostgresAddress address, String table) throws SQLException {
        Connection holder = connect(address);
        holder.setAutoCommit(false);
        try (Statement statement = holder.createStatement()) {
            statement.execute("lock table " + table + " in access exclusive mode");
        }
        return holder;
    }

    /// Ends all connections to a database.
    public static void cutOff(String database) {
        execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = '" + database + "'");
    }

    /// Ends all connections on which servers hear each other.
    public static void deafen() {
        execute("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
                + " and application_name = 'anden listening'");
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

    /// Kills one of the server's processes, as the system does when memory ends: all connections are gone, and
    /// nobody is let in before everything in the log has been done again.
    ///
    /// It forgets what is to be cleaned up and counted then, and looks once a minute. Where it breaks down more
    /// often than that it would do neither, and be slower and slower: so it looks more often from now on.
    public static void breakDown() {
        execute("alter system set autovacuum_naptime = '5s'", "select pg_reload_conf()");
        try (Connection connection = connect(OWNER)) {
            breakDown(connection);
        } catch (SQLException failure) {
            throw new AssertionError(failure);
        }
    }

    /// The same with the server that a connection leads to, whose process is the one that is killed.
    public static void breakDown(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            long process = Long.parseLong(only(statement, "select pg_backend_pid()"));
            ProcessHandle.of(process).orElseThrow().destroyForcibly();
        }
    }

    /// Has another program wait for the lock that a server keeps a database by, and ends the connection of that server.
    ///
    /// @return the connection that has the lock from then on
    public static Connection takeOver(String database) throws SQLException {
        Connection other = connect(database);
        try (Connection watching = connect(database);
                Statement statement = watching.createStatement()) {
            String lock = only(statement, "select classid || ', ' || objid from pg_locks where " + HELD);
            CompletableFuture<Void> taking = CompletableFuture.runAsync(() -> take(other, lock));
            while (only(statement, "select count(*) from pg_locks where not granted")
                    .equals("0")) {
                Thread.onSpinWait();
            }
            statement.execute("select pg_terminate_backend(pid) from pg_locks where " + HELD);
            taking.join();
        }
        return other;
    }

    private static void take(Connection connection, String lock) {
        try (Statement statement = connection.createStatement()) {
            statement.execute("select pg_advisory_lock(" + lock + ")");
        } catch (SQLException failure) {
            throw new AssertionError(failure);
        }
    }

    private static String only(Statement statement, String question) throws SQLException {
        try (ResultSet row = statement.executeQuery(question)) {
            row.next();
            return row.getString(1);
        }
    }

    private static EmbeddedPostgres start() {
        try {
            return EmbeddedPostgres.builder()
                    .setPGStartupWait(Patience.LENGTH)
                    .setServerConfig("full_page_writes", "off")
                    .setServerConfig("max_connections", "200")
                    .start();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
