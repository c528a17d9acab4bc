package dev.anden.server.store.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.database.GroupWriter;
import dev.anden.server.store.database.JointChange;
import dev.anden.server.store.database.Message;
import dev.anden.server.store.database.Outage;
import dev.anden.server.store.database.Schema;
import dev.anden.server.store.database.WaitingThreads;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;

/// A database of a PostgreSQL server.
///
/// As with the embedded one, a single connection writes for everybody at this server ([GroupWriter]), so that many
/// tables share a commit and none of them can get in another's way ([PostgresConnection]). A few others read, and
/// can't write. Several servers may use it: each hears by a connection of its own what the others change
/// ([PostgresListening]).
public final class PostgresDatabase implements Database {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresDatabase.class);

    /// Where another server dies, everybody it had comes at once, and each asks a dozen questions: the more that ask at
    /// the same time, the larger their share of busy processors.
    private static final int READERS = Math.max(16, 2 * Runtime.getRuntime().availableProcessors());

    /// So many are there when that begins, for a busy machine makes new ones slowly.
    private static final int READY_READERS = 4;

    private static final int CONNECTION_MILLISECONDS = 3_000;

    private static final String ENCODING = "UTF8";
    private static final int NAME_BYTES = 4;

    /// What a dead server has left that is of worth only while it runs.
    private static final List<String> LEFT_OVER = List.of(
            "delete from presence",
            "delete from node",
            "update game_table set tended_by = null where tended_by is not null");

    /// What takes new room for certain, and leaves nothing: a few hundred thousand bytes. What is changed where there
    /// was something already goes well on a full disk, too.
    private static final List<String> ROOM = List.of(
            "create unlogged table room (value text)",
            "insert into room select repeat(md5(n::text), 20) from generate_series(1, 500) n",
            "drop table room");

    private final PostgresAddress address;
    private final String name;
    private final boolean first;
    private final PostgresConnection connection;
    private final GroupWriter writer;
    private final HikariDataSource readers;
    private final JdbcClient reading;
    private final WaitingThreads waitingThreads = new WaitingThreads();
    private final Outage outage = new Outage("read", System::nanoTime);
    private volatile Optional<PostgresListening> listening = Optional.empty();

    /// What was counted before this server came may be mended.
    private final long brokenBefore;

    private PostgresDatabase(
            PostgresAddress address,
            String name,
            PostgresConnection connection,
            HikariDataSource readers,
            long brokenBefore) {
        this.address = address;
        this.brokenBefore = brokenBefore;
        this.name = name;
        first = connection.isAlone();
        this.connection = connection;
        this.readers = readers;
        reading = JdbcClient.create(readers);
        writer = GroupWriter.start(connection);
    }

    /// Opens a database; makes its tables if they aren't there, and brings those of an older version
    /// up to date.
    ///
    /// @throws UnusableDatabase if it can't be reached or used, servers of another version have it, or it
    ///     is newer than this program
    public static PostgresDatabase open(PostgresAddress address) {
        requireFit(address);
        requireWritable(address);
        String name = newName();
        PostgresConnection connection = connect(address, name);
        try {
            prepare(address, connection);
            BrokenPages before = BrokenPages.counted(connection.connection());
            before.since(0)
                    .forEach(fault -> LOG.atWarn()
                            .addKeyValue("counted", fault)
                            .log("Pages of the database were broken before; it is used as if they were mended"));
            return new PostgresDatabase(address, name, connection, readers(address), before.number());
        } catch (SQLException | RuntimeException failure) {
            connection.close();
            throw PostgresFailure.explained(address, failure);
        }
    }

    /// In the order in which they come: the name of whoever came first is the smallest.
    private static String newName() {
        byte[] random = new byte[NAME_BYTES];
        new SecureRandom().nextBytes(random);
        return "%012x-%s".formatted(System.currentTimeMillis(), HexFormat.of().formatHex(random));
    }

    private static PostgresConnection connect(PostgresAddress address, String name) {
        try {
            return PostgresConnection.open(address, name);
        } catch (SQLException failure) {
            throw PostgresFailure.explained(address, failure);
        }
    }

    /// Whoever is alone brings the tables up to date; whoever isn't finds them so, or doesn't join.
    private static void prepare(PostgresAddress address, PostgresConnection connection) throws SQLException {
        Schema schema = schema(address);
        connection.beAloneUnless(schema::isToday);
        if (connection.isAlone()) {
            schema.bringUpToDate();
            for (String statement : LEFT_OVER) {
                connection.execute(statement);
            }
            connection.share();
        }
    }

    /// Makes sure that it can be reached, and is one that Andén can be kept in.
    ///
    /// @throws dev.anden.server.store.database.UnusableDatabase if it isn't
    public static void requireFit(PostgresAddress address) {
        try (Connection connection = PostgresArrival.connect(address)) {
            DatabaseMetaData server = connection.getMetaData();
            requireRecent(address, server.getDatabaseMajorVersion(), server.getDatabaseProductVersion());
            String encoding = answer(connection, "show server_encoding");
            if (!encoding.equals(ENCODING)) {
                throw PostgresFailure.encoded(address, encoding);
            }
        } catch (SQLException failure) {
            throw PostgresFailure.explained(address, failure);
        }
    }

    /// Makes sure that it is no copy that follows another server.
    private static void requireWritable(PostgresAddress address) {
        try (Connection connection = address.source().getConnection()) {
            if (answer(connection, "show transaction_read_only").equals("on")) {
                throw PostgresFailure.readOnly(address);
            }
        } catch (SQLException failure) {
            throw PostgresFailure.explained(address, failure);
        }
    }

    /// Makes sure that a server isn't too old.
    static void requireRecent(PostgresAddress address, int major, String version) {
        if (major < PostgresFailure.OLDEST) {
            throw PostgresFailure.old(address, version);
        }
    }

    /// Its tables.
    public static Schema schema(PostgresAddress address) {
        return new Schema(
                address.patientSource(),
                address.toString(),
                () -> PostgresFailure.foreign(address),
                failure -> PostgresFailure.explained(address, failure));
    }

    /// Connections that read and can't write, and on which nothing is asked that takes too long.
    public static HikariDataSource readers(PostgresAddress address) {
        var config = new HikariConfig();
        config.setPoolName("readers");
        config.setDataSource(address.source());
        config.setMaximumPoolSize(READERS);
        config.setMinimumIdle(READY_READERS);
        config.setConnectionInitSql(
                String.join("; ", "set default_transaction_read_only = on", address.waiting(), address.breakingOff()));
        config.setConnectionTimeout(CONNECTION_MILLISECONDS);
        return new HikariDataSource(config);
    }

    /// A pool may hold connections that went while nobody used them. What is asked on one of these is asked once
    /// more, on a new one.
    @Override
    public <T> T read(Function<JdbcClient, T> question) {
        return waitingThreads.during(() -> outage.over(() -> onceMoreIfLost(question)));
    }

    private <T> T onceMoreIfLost(Function<JdbcClient, T> question) {
        try {
            return question.apply(reading);
        } catch (DataAccessException failure) {
            if (!(failure.getMostSpecificCause() instanceof SQLException reason) || !PostgresFailure.isLost(reason)) {
                throw failure;
            }
            readers.getHikariPoolMXBean().softEvictConnections();
            return question.apply(reading);
        }
    }

    @Override
    public int update(ToIntFunction<JdbcClient> change) {
        return waitingThreads.during(() -> writer.carryOut(change));
    }

    @Override
    public int update(Message message, ToIntFunction<JdbcClient> change) {
        return waitingThreads.during(() -> writer.carryOut(message, change));
    }

    /// Only what says that there is no room is believed: nobody else is kept waiting because this can't be tried.
    @Override
    public void requireRoom() {
        if (!writer.isFull()) {
            return;
        }
        try {
            write(client -> ROOM.forEach(statement -> client.sql(statement).update()));
        } catch (DataAccessException refused) {
            if (PostgresFailure.isFull(refused)) {
                throw refused;
            }
            LOG.debug("Whether there is room can't be tried", refused);
        }
        writer.roomRegained();
    }

    @Override
    public void write(Message message, JointChange change) {
        waitingThreads.during(() -> writer.carryOut(message, change));
    }

    @Override
    public boolean isAskedBy(Thread thread) {
        return waitingThreads.has(thread);
    }

    @Override
    public boolean isShared() {
        return true;
    }

    @Override
    public boolean isFirst() {
        return first;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void listen(Listener listener) {
        listening = Optional.of(PostgresListening.start(address.source(), name, listener));
    }

    @Override
    public boolean isListening() {
        return listening.filter(PostgresListening::isListening).isPresent();
    }

    /// What the server has counted, since this one came, of pages that aren't as they were written.
    @Override
    public List<String> faults() {
        try {
            return faults(readers, brokenBefore);
        } catch (SQLException failure) {
            return List.of(String.valueOf(failure.getMessage()));
        }
    }

    /// What a server has counted of pages that aren't as they were written; empty if nothing.
    ///
    /// @param before how many don't count
    /// @throws SQLException if it can't be asked
    public static List<String> faults(DataSource source, long before) throws SQLException {
        try (Connection connection = source.getConnection()) {
            return BrokenPages.counted(connection).since(before);
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
        String name = connection.announce(address);
        try {
            write(client -> client.sql("select set_config('application_name', ?, false)")
                    .param(name)
                    .query(String.class)
                    .single());
        } catch (DataAccessException failure) {
            LOG.atWarn()
                    .addKeyValue("reason", failure.getMostSpecificCause().getMessage())
                    .log("The connection to the database can't be named");
        }
    }

    @Override
    public void whenTaken(Runnable stop) {
        var _ = connection
                .taken()
                .thenRunAsync(stop, task -> Thread.ofPlatform().name("taken").start(task));
    }

    @Override
    public void hurry() {
        writer.hurry();
    }

    @Override
    public void close() {
        outage.close();
        listening.ifPresent(PostgresListening::close);
        readers.close();
        writer.close();
    }

    private static String answer(Connection connection, String question) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(question)) {
            rows.next();
            return rows.getString(1);
        }
    }
}
