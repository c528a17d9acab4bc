package dev.anden.server.store.postgres;

import dev.anden.server.store.database.UnusableDatabase;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javax.sql.DataSource;

/// Keeps a database of PostgreSQL for the servers that use it, by a lock of its own that each of them shares and that
/// ends with the connection which holds it. Whoever begins tries to have it alone: then nobody else runs, and the
/// tables may be brought up to date. The name of a connection says where its server is reached.
///
/// A connection that was lost may live on at the other end. Whoever comes back ends its own former one; a
/// stranger's is left alone, and its end is noticed by the server within half a minute.
final class PostgresLock {
    /// What the lock is for, among other programs' locks in the same database: the letters of Andén.
    private static final int CLASS = 0x616e6465;

    /// How long one waits for the end of a connection that is ending: a killed server's, or one's own former one.
    private static final long PATIENCE_NANOSECONDS = TimeUnit.SECONDS.toNanos(2);

    /// How long one waits for another server that begins: it may make the tables.
    private static final long BEGINNING_NANOSECONDS = TimeUnit.SECONDS.toNanos(5);

    private static final long PAUSE_MILLISECONDS = 50;

    /// The server cuts longer names of connections off.
    private static final int LONGEST_NAME = 63;

    private static final String NAME = "anden ";

    private static final DateTimeFormatter MINUTE =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm").withZone(ZoneId.systemDefault());

    /// What the connection is to be like, whatever its user's are.
    private static final List<String> MANNERS = List.of(
            // What was answered is on disk.
            "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
            "set idle_session_timeout = 0",
            // Whoever stands still in the middle of a change holds up everybody who changes the same.
            "set idle_in_transaction_session_timeout = '10s'",
            // The server notices within half a minute that whoever held the connection is gone without a word.
            "set tcp_keepalives_idle = 15",
            "set tcp_keepalives_interval = 5",
            "set tcp_keepalives_count = 3");

    /// `read_only_sql_transaction`.
    private static final String READ_ONLY = "25006";

    private static final String ALONE = "select pg_try_advisory_lock(?, ?)";
    private static final String SHARED = "select pg_try_advisory_lock_shared(?, ?)";

    private static final String HOLDER = "select a.pid, a.backend_start, a.application_name, host(a.client_addr)"
            + " from pg_locks l join pg_stat_activity a on a.pid = l.pid where l.locktype = 'advisory' and l.granted"
            + " and l.database = (select oid from pg_database where datname = current_database())"
            + " and l.classid::bigint = ? and l.objid::bigint = ? and l.objsubid = 2 and a.pid <> pg_backend_pid()"
            + " order by l.mode = 'ExclusiveLock' desc, a.backend_start";

    private static final String MYSELF = "select pid, backend_start from pg_stat_activity where pid = pg_backend_pid()";

    private static final String IS_THERE = "select count(*) from pg_stat_activity where pid = ? and backend_start = ?";

    private final PostgresAddress address;
    private final DataSource source;
    private volatile String name = NAME;
    private Optional<Session> mine = Optional.empty();
    private boolean alone;

    PostgresLock(PostgresAddress address) {
        this.address = address;
        source = address.source();
    }

    /// The first connection, which has the lock alone if nobody else has it, and shares it otherwise.
    ///
    /// @throws UnusableDatabase `postgres-in-use` if another server has it alone
    /// @throws SQLException if it can't be reached
    Connection begin() throws SQLException {
        return connect(connection -> begin(connection, System.nanoTime() + BEGINNING_NANOSECONDS));
    }

    private void begin(Connection connection, long until) throws SQLException {
        while (true) {
            alone = isTaken(connection, ALONE);
            if (alone || isTaken(connection, SHARED)) {
                return;
            }
            waitFor(connection, until);
        }
    }

    /// Waits for the end of those who share the lock, who may be ending: then this server has it alone.
    ///
    /// @param joins whether they can be joined after all
    /// @throws UnusableDatabase `postgres-in-use` if they don't end
    void beAloneUnless(Connection connection, BooleanSupplier joins) throws SQLException {
        long until = System.nanoTime() + PATIENCE_NANOSECONDS;
        while (!alone && !joins.getAsBoolean()) {
            // Two that wait, each with a share, would wait for one another.
            ask(connection, "select pg_advisory_unlock_shared(?, ?)");
            begin(connection, until);
            if (!alone) {
                waitFor(connection, until);
            }
        }
    }

    /// A connection in place of one that was lost, which shares the lock. The former one is gone then.
    ///
    /// @throws UnusableDatabase `postgres-in-use` if another server has it alone
    /// @throws SQLException if it can't be reached, or only one that follows it is
    Connection connectAgain() throws SQLException {
        return connect(connection -> {
            requireWritable(connection);
            endFormer(connection, System.nanoTime() + PATIENCE_NANOSECONDS);
            long until = System.nanoTime() + PATIENCE_NANOSECONDS;
            while (!isTaken(connection, SHARED)) {
                waitFor(connection, until);
            }
        });
    }

    /// One that stands in takes connections as well, and would be kept for good.
    private static void requireWritable(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("show transaction_read_only")) {
            row.next();
            if ("on".equals(row.getString(1))) {
                throw new SQLException("The database can only be read now", READ_ONLY);
            }
        }
    }

    private void endFormer(Connection connection, long until) throws SQLException {
        while (mine.isPresent() && isThere(connection, mine.get())) {
            if (System.nanoTime() > until) {
                throw new SQLException("The former connection to the database doesn't end");
            }
            end(connection, mine.get());
            pause(PAUSE_MILLISECONDS);
        }
    }

    /// Whether nobody else had the lock when this server began.
    boolean isAlone() {
        return alone;
    }

    /// Others may have the lock as well from now on.
    void share(Connection connection) throws SQLException {
        if (alone) {
            ask(connection, "select pg_advisory_lock_shared(?, ?)");
            ask(connection, "select pg_advisory_unlock(?, ?)");
        }
    }

    /// Says who has the lock, and that it is in the way.
    private UnusableDatabase inUse(Connection connection) throws SQLException {
        Optional<Holder> other = holder(connection);
        return PostgresFailure.taken(
                address,
                other.map(Holder::session)
                        .map(one -> MINUTE.format(one.since()))
                        .orElse("?"),
                other.map(Holder::reached).orElse("?"));
    }

    private Connection connect(Taking taking) throws SQLException {
        Connection connection = source.getConnection();
        try {
            for (String manner : MANNERS) {
                execute(connection, manner);
            }
            execute(connection, address.waiting());
            taking.take(connection);
            call(connection, name);
            mine = Optional.of(myself(connection));
            return connection;
        } catch (SQLException | RuntimeException failure) {
            connection.close();
            throw failure;
        }
    }

    /// What connections with the lock are called from now on: where the server that has it is reached.
    ///
    /// @return the name
    String announce(String reached) {
        String whole = NAME + reached;
        name = whole.substring(0, Math.min(whole.length(), LONGEST_NAME));
        return name;
    }

    private void waitFor(Connection connection, long until) throws SQLException {
        if (System.nanoTime() > until) {
            throw inUse(connection);
        }
        pause(PAUSE_MILLISECONDS);
    }

    private static boolean isTaken(Connection connection, String question) throws SQLException {
        return ask(connection, question).equals("t");
    }

    /// Asks something about the lock.
    private static String ask(Connection connection, String question) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(question)) {
            statement.setInt(1, CLASS);
            statement.setInt(2, key(connection));
            try (ResultSet row = statement.executeQuery()) {
                row.next();
                return String.valueOf(row.getString(1));
            }
        }
    }

    /// Two schemas of one database are two places.
    static int key(Connection connection) throws SQLException {
        return String.valueOf(connection.getSchema()).hashCode() & Integer.MAX_VALUE;
    }

    private static Optional<Holder> holder(Connection connection) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(HOLDER)) {
            statement.setLong(1, CLASS);
            statement.setLong(2, key(connection));
            try (ResultSet row = statement.executeQuery()) {
                return row.next() ? Optional.of(Holder.of(row)) : Optional.empty();
            }
        }
    }

    private static Session myself(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(MYSELF)) {
            row.next();
            return Session.of(row);
        }
    }

    private static boolean isThere(Connection connection, Session session) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(IS_THERE)) {
            statement.setInt(1, session.pid());
            statement.setTimestamp(2, Timestamp.from(session.since()));
            try (ResultSet row = statement.executeQuery()) {
                row.next();
                return row.getInt(1) > 0;
            }
        }
    }

    private static void end(Connection connection, Session former) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("select pg_terminate_backend(?)")) {
            statement.setInt(1, former.pid());
            statement.execute();
        }
    }

    private static void call(Connection connection, String name) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement("select set_config('application_name', ?, false)")) {
            statement.setString(1, name);
            statement.execute();
        }
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /// Waits before something is tried again.
    static void pause(long milliseconds) throws SQLException {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new SQLException("Nobody waits any more", interrupted);
        }
    }

    /// Who has the lock.
    ///
    /// @param reached where the server of Andén is reached, or where its connection comes from
    private record Holder(Session session, String reached) {
        static Holder of(ResultSet row) throws SQLException {
            Session session = Session.of(row);
            String name = Optional.ofNullable(row.getString(3)).orElse("");
            String from = Optional.ofNullable(row.getString(4)).orElse("?");
            boolean announced = name.startsWith(NAME) && name.length() > NAME.length();
            return new Holder(session, announced ? name.substring(NAME.length()) : from);
        }
    }

    /// A connection as its server sees it; number and beginning together are given once.
    private record Session(int pid, Instant since) {
        static Session of(ResultSet row) throws SQLException {
            return new Session(row.getInt(1), row.getTimestamp(2).toInstant());
        }
    }

    /// How a connection comes to have the lock.
    private interface Taking {
        void take(Connection connection) throws SQLException;
    }
}
