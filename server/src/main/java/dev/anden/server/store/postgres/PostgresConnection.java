package dev.anden.server.store.postgres;

import dev.anden.server.store.database.Message;
import dev.anden.server.store.database.UnusableDatabase;
import dev.anden.server.store.database.WritingConnection;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The one connection by which a server writes to a database of PostgreSQL. It also keeps its part of the database
/// ([PostgresLock]): whoever can write has it, and nobody has it for itself. What other servers are to look at again
/// is said in the transaction that changes it.
///
/// A connection that is lost is taken up again for as long as one waits for a disk; longer than that, what is to be
/// written is refused, until the server is back. If the connection goes while a transaction ends, the server is
/// asked afterwards whether it was kept.
final class PostgresConnection extends WritingConnection {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresConnection.class);

    /// What is read where this server has left no mark; marks are more.
    private static final long NO_MARK = 0;

    private static final long PATIENCE_NANOSECONDS = TimeUnit.SECONDS.toNanos(3);
    private static final long FIRST_PAUSE_MILLISECONDS = 20;
    private static final long LONGEST_PAUSE_MILLISECONDS = 500;

    /// After something couldn't be said, so long nothing is: no change is to fail because of it.
    private static final long SILENCE_NANOSECONDS = TimeUnit.MINUTES.toNanos(1);

    /// Longer than others take for a transaction, unless their machine is very busy; and shorter than PostgreSQL takes
    /// to see that two wait for one another.
    private static final Duration SOME = Duration.ofMillis(200);

    private static final Duration HARDLY_ANY = Duration.ofMillis(50);

    private final PostgresAddress address;
    private final PostgresLock lock;
    private final String name;
    private final String channel;
    private final CompletableFuture<Boolean> taken = new CompletableFuture<>();
    /// What is said with the transaction.
    private final Set<String> words = new LinkedHashSet<>();

    private Optional<Long> silentSince = Optional.empty();

    /// That of the present transaction.
    private Patience patience = Patience.FULL;

    /// The number of the transactions so far.
    private long mark;

    private PostgresConnection(PostgresAddress address, PostgresLock lock, String name, Connection connection)
            throws SQLException {
        super(connection);
        this.address = address;
        this.lock = lock;
        this.name = name;
        channel = PostgresListening.channel(connection);
    }

    /// @param name who says what is said on it
    /// @throws UnusableDatabase if another server has the database for itself
    /// @throws SQLException if it can't be reached
    static PostgresConnection open(PostgresAddress address, String name) throws SQLException {
        var lock = new PostgresLock(address);
        return new PostgresConnection(address, lock, name, lock.begin());
    }

    /// Whether nobody else uses the database; as long as it isn't shared, nobody will.
    boolean isAlone() {
        return lock.isAlone();
    }

    /// Others may use the database from now on, if nobody else does yet.
    void share() throws SQLException {
        lock.share(connection());
    }

    /// Waits a moment for the end of other servers, if they can't be joined.
    ///
    /// @throws UnusableDatabase if they don't end
    void beAloneUnless(BooleanSupplier joins) throws SQLException {
        lock.beAloneUnless(connection(), joins);
    }

    @Override
    protected void begin(Patience wanted) throws SQLException {
        words.clear();
        patience = wanted;
        String waiting = switch (wanted) {
            case FULL -> "";
            case SOME -> "; " + PostgresAddress.waitingOnce(SOME);
            case HARDLY_ANY -> "; " + PostgresAddress.waitingOnce(HARDLY_ANY);
        };
        untilItIsThere(() -> execute("begin" + waiting));
    }

    @Override
    protected boolean isShared() {
        return true;
    }

    @Override
    protected void note(Message message) {
        words.add(message.words());
    }

    @Override
    protected void commit() throws SQLException {
        boolean silent = silentSince
                .filter(since -> System.nanoTime() - since < SILENCE_NANOSECONDS)
                .isPresent();
        String said = silent ? "" : said();
        try {
            execute(waiting() + marking() + said + "commit");
        } catch (SQLException failure) {
            if (!PostgresFailure.isLost(failure) && !isClosed()) {
                if (!PostgresFailure.isFull(failure) && !PostgresFailure.isHeld(failure)) {
                    fallSilent(said, failure);
                }
                throw failure;
            }
            requireKept(failure);
        }
        if (!silent) {
            silentSince = Optional.empty();
        }
    }

    /// Those who say something end their transactions one after another: each waits until the one before is on disk.
    private String waiting() {
        return patience == Patience.FULL ? "" : address.waitingOnce() + "; ";
    }

    /// Leaves the next mark. Each transaction leaves one, by which it is known afterwards whether it was kept.
    /// Its number in PostgreSQL wouldn't do: if that dies before anything of the transaction was written,
    /// another one is given the same number.
    private String marking() {
        mark++;
        return "insert into last_change (server, mark) values ('%s', %d)".formatted(name, mark)
                + " on conflict (server) do update set mark = excluded.mark; ";
    }

    /// What is said with the transaction. After a silence all of it is to be looked at again.
    private String said() {
        if (silentSince.isPresent()) {
            words.add(PostgresMessage.ANYTHING);
        }
        List<String> calls = words.stream()
                .flatMap(said -> PostgresMessage.text(said, name).stream())
                .map(text -> "pg_notify('%s', '%s')".formatted(channel, text))
                .toList();
        return calls.isEmpty() ? "" : "select " + String.join(", ", calls) + "; ";
    }

    private void fallSilent(String said, SQLException failure) {
        if (!said.isEmpty()) {
            silentSince = Optional.of(System.nanoTime());
            LOG.atWarn().addKeyValue("reason", failure.getMessage()).log("Other servers can't be told what changes");
        }
    }

    @Override
    protected boolean isFull(Throwable failure) {
        return PostgresFailure.isFull(failure);
    }

    @Override
    protected boolean isHeld(Throwable failure) {
        return PostgresFailure.isHeld(failure);
    }

    @Override
    protected void rest() {
        try {
            untilItIsThere(() -> execute("select 1"));
        } catch (SQLException away) {
            LOG.atWarn().addKeyValue("state", away.getSQLState()).log("The database can't be reached");
        }
    }

    /// What it is called from the next time on that it is opened.
    ///
    /// @return the name
    String announce(String reached) {
        return lock.announce(reached);
    }

    /// Is completed when another server has the database for itself.
    CompletableFuture<Boolean> taken() {
        return taken;
    }

    /// Comes back if a transaction was kept whose end was not answered. The former connection is gone for good by
    /// then, so the answer doesn't change any more.
    private void requireKept(SQLException lost) throws SQLException {
        close();
        var last = new AtomicLong();
        try {
            untilItIsThere(() -> last.set(lastMark()));
        } catch (SQLException away) {
            throw new UnknownOutcome(away);
        }
        if (last.get() == NO_MARK && mark > 1) {
            // Others took this server for dead, and have done away with it.
            throw new UnknownOutcome(lost);
        }
        if (last.get() != mark) {
            throw lost;
        }
        LOG.info("A transaction was kept though its end was not told");
    }

    /// The mark of the last transaction of this server's that was kept.
    private long lastMark() throws SQLException {
        try (Statement statement = connection().createStatement();
                ResultSet rows =
                        statement.executeQuery("select mark from last_change where server = '%s'".formatted(name))) {
            return rows.next() ? rows.getLong("mark") : NO_MARK;
        }
    }

    /// Does something on a connection that is there, and takes it up again as long as one may wait for it.
    private void untilItIsThere(Step step) throws SQLException {
        long until = System.nanoTime() + PATIENCE_NANOSECONDS;
        long pause = FIRST_PAUSE_MILLISECONDS;
        while (true) {
            try {
                if (isClosed()) {
                    reconnect();
                }
                step.take();
                return;
            } catch (SQLException failure) {
                if (isClosed() || PostgresFailure.isLost(failure)) {
                    close();
                }
                if (!isClosed() || taken.isDone() || System.nanoTime() > until) {
                    throw failure;
                }
            }
            PostgresLock.pause(pause);
            pause = Math.min(2 * pause, LONGEST_PAUSE_MILLISECONDS);
        }
    }

    private void reconnect() throws SQLException {
        if (taken.isDone()) {
            throw new SQLException("Another server has the database for itself");
        }
        try {
            replace(lock.connectAgain());
        } catch (UnusableDatabase other) {
            taken.complete(true);
            throw new SQLException("Another server has the database for itself", other);
        }
    }

    /// What is done on the connection.
    private interface Step {
        void take() throws SQLException;
    }
}
