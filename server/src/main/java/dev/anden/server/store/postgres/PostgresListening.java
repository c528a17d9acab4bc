package dev.anden.server.store.postgres;

import dev.anden.engine.Survivable;
import dev.anden.server.store.database.Database;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The connection on which a server hears what others say of a database of PostgreSQL. It has a thread of its own.
/// If it is lost it is taken up again after a pause that grows; what was said meanwhile is missed, and the listener
/// is told that it was: when the connection is gone, and once more when it is back.
final class PostgresListening implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresListening.class);

    /// After so much silence the other end is asked whether it is there.
    private static final int SILENCE_MILLISECONDS = 5_000;

    private static final long FIRST_PAUSE_MILLISECONDS = 50;
    private static final long LONGEST_PAUSE_MILLISECONDS = 5_000;

    private final DataSource source;
    private final String name;
    private final Database.Listener listener;
    private final Thread thread;
    private volatile @Nullable Connection connection;
    private volatile boolean listening;
    private volatile boolean closed;

    /// Somebody was told that nothing is heard.
    private boolean deaf;

    private PostgresListening(DataSource source, String name, Database.Listener listener) {
        this.source = source;
        this.name = name;
        this.listener = listener;
        thread = Thread.ofPlatform().name("store-listener").daemon().unstarted(this::work);
    }

    /// @param name what one's own words are known by, which aren't heard
    static PostgresListening start(DataSource source, String name, Database.Listener listener) {
        var listening = new PostgresListening(source, name, listener);
        listening.thread.start();
        return listening;
    }

    /// The channel of what a connection writes to: two schemas of one database are two places.
    static String channel(Connection connection) throws SQLException {
        return "anden_" + Integer.toHexString(PostgresLock.key(connection));
    }

    /// Whether what is said now is heard.
    boolean isListening() {
        return listening;
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        hangUp();
    }

    /// Whatever becomes of the thread, nobody believes that it still listens.
    private void work() {
        try {
            listenOn();
        } finally {
            listening = false;
            hangUp();
        }
    }

    private void listenOn() {
        long pause = FIRST_PAUSE_MILLISECONDS;
        while (!closed) {
            try {
                begin();
                pause = FIRST_PAUSE_MILLISECONDS;
                hear();
            } catch (SQLException lost) {
                pause = away(lost, pause);
            } catch (RuntimeException | Error failure) {
                Survivable.require(failure);
                pause = away(failure, pause);
            }
        }
    }

    private void begin() throws SQLException {
        Connection fresh = source.getConnection();
        connection = fresh;
        execute(
                fresh,
                "set application_name = 'anden listening'; set idle_session_timeout = 0; listen " + channel(fresh));
        listening = true;
        if (deaf) {
            deaf = false;
            LOG.info("What other servers say is heard again");
        }
        listener.missed();
    }

    private void hear() throws SQLException {
        Connection open = connection;
        while (!closed && open != null) {
            PGNotification[] said = open.unwrap(PGConnection.class).getNotifications(SILENCE_MILLISECONDS);
            if (said == null || said.length == 0) {
                execute(open, "select 1");
            } else {
                for (PGNotification one : said) {
                    PostgresMessage.words(one.getParameter(), name).ifPresent(this::pass);
                }
            }
        }
    }

    private void pass(String words) {
        if (words.equals(PostgresMessage.ANYTHING)) {
            listener.missed();
        } else {
            listener.heard(words);
        }
    }

    /// @return the next pause
    private long away(Throwable lost, long pause) {
        boolean heard = listening;
        listening = false;
        hangUp();
        if (closed) {
            return pause;
        }
        if (heard) {
            deaf = true;
            LOG.atWarn().addKeyValue("reason", Survivable.reason(lost)).log("What other servers say isn't heard");
            listener.missed();
        }
        try {
            TimeUnit.MILLISECONDS.sleep(pause);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            closed = true;
        }
        return Math.min(2 * pause, LONGEST_PAUSE_MILLISECONDS);
    }

    /// Whoever waits for the next word doesn't any more.
    private void hangUp() {
        Optional.ofNullable(connection).ifPresent(open -> {
            try {
                open.abort(Runnable::run);
            } catch (SQLException gone) {
                LOG.debug("The connection was gone already", gone);
            }
        });
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
