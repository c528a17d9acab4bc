package dev.anden.server.store.database;

import dev.anden.engine.Survivable;
import java.sql.SQLException;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.NonTransientDataAccessResourceException;
import org.springframework.dao.RecoverableDataAccessException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.dao.UncategorizedDataAccessException;
import org.springframework.transaction.TransactionException;

/// Tells whoever runs the server that the database fails: at once, once a minute for as long as it does, and when
/// it is over. That is when something goes well and nothing has failed for a while: where one table of many is
/// locked, most goes well meanwhile. Everybody who wanted something of it meanwhile notices, and a thousand lines
/// would say no more than one; so whoever passes such a failure on says it at a [#level] that isn't looked at. Safe
/// for use by many threads.
public final class Outage {
    private static final Logger LOG = LoggerFactory.getLogger(Outage.class);

    private static final long AGAIN_NANOSECONDS = TimeUnit.MINUTES.toNanos(1);
    private static final long QUIET_NANOSECONDS = TimeUnit.SECONDS.toNanos(10);

    private final String what;
    private final LongSupplier time;
    private volatile Optional<Course> course = Optional.empty();
    private volatile boolean closed;

    /// @param what can't be done with the database, to go behind *can't be*
    /// @param time in nanoseconds, as `System::nanoTime`
    public Outage(String what, LongSupplier time) {
        this.what = what;
        this.time = time;
    }

    /// @param since when, in nanoseconds
    /// @param last when something failed last
    /// @param told when somebody was told last
    /// @param failures how many there were so far
    private record Course(long since, long last, long told, int failures) {}

    /// Asks something of the database.
    ///
    /// @throws RuntimeException as the question does
    public <T> T over(Supplier<T> question) {
        try {
            T answer = question.get();
            pass();
            return answer;
        } catch (DataAccessException | TransactionException failure) {
            if (isBehind(failure)) {
                fail(failure.getMostSpecificCause());
            }
            throw failure;
        }
    }

    /// The database is closed by whoever has it: what fails from now on is no news.
    public void close() {
        closed = true;
    }

    /// Something has failed that the database is to blame for.
    synchronized void fail(Throwable reason) {
        if (closed) {
            return;
        }
        long now = time.getAsLong();
        Course before = course.orElse(new Course(now, now, now - AGAIN_NANOSECONDS, 0));
        boolean due = now - before.told() >= AGAIN_NANOSECONDS;
        var after = new Course(before.since(), now, due ? now : before.told(), before.failures() + 1);
        course = Optional.of(after);
        if (due) {
            LOG.atError()
                    .addKeyValue("failures", after.failures())
                    .addKeyValue("reason", Survivable.reason(reason))
                    .log("The database can't be {}", what);
        }
    }

    /// Something went well.
    void pass() {
        if (course.isPresent()) {
            endIfQuiet(time.getAsLong());
        }
    }

    private synchronized void endIfQuiet(long now) {
        Optional<Course> over = course.filter(one -> now - one.last() >= QUIET_NANOSECONDS);
        if (over.isPresent()) {
            course = Optional.empty();
            LOG.atInfo()
                    .addKeyValue(
                            "failed",
                            Duration.ofNanos(over.get().last() - over.get().since())
                                    .truncatedTo(ChronoUnit.MILLIS))
                    .addKeyValue("failures", over.get().failures())
                    .log("The database can be {} again", what);
        }
    }

    /// How loud somebody passes a failure on.
    ///
    /// @param otherwise where it is no failure of the database, which is told of here
    public static Level level(Throwable failure, Level otherwise) {
        return isBehind(failure) || isBrokenOff(failure) ? Level.DEBUG : otherwise;
    }

    /// Whether a failure, or one behind it, is the database's, and not that of whoever asked: these are mistakes in the
    /// program, and told wherever they show.
    static boolean isBehind(Throwable failure) {
        return !isBrokenOff(failure) && Causes.any(failure, Outage::isOne);
    }

    /// Whether nobody waited for the answer any more.
    private static boolean isBrokenOff(Throwable failure) {
        return Causes.any(failure, InterruptedException.class::isInstance);
    }

    private static boolean isOne(Throwable failure) {
        return switch (failure) {
            case TransientDataAccessException _,
                    NonTransientDataAccessResourceException _,
                    RecoverableDataAccessException _,
                    TransactionException _ -> true;
            case UncategorizedDataAccessException unknown -> unknown.getMostSpecificCause() instanceof SQLException;
            default -> false;
        };
    }
}
