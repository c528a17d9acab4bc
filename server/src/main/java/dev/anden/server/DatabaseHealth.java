package dev.anden.server;

import dev.anden.server.store.database.Database;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// Whether the database can be written, which is tried, and is sound, which is looked at once after the start. Until
/// then, and if that fails, nobody knows; it is used all the same.
///
/// One that hangs is asked once, however many want to know meanwhile, and isn't waited for: whoever asks decides by the
/// answer where people are sent to.
final class DatabaseHealth extends AbstractHealthIndicator {
    /// As long as one waits for a disk.
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    private final Database database;
    private final InstantSource clock;
    private Trial trial = new Trial(CompletableFuture.completedFuture(Outcome.WRITTEN));
    private volatile Optional<List<String>> faults = Optional.empty();

    DatabaseHealth(Database database, InstantSource clock) {
        super("The database can't be written");
        this.database = database;
        this.clock = clock;
    }

    /// What comes of trying to write.
    private enum Outcome {
        WRITTEN,
        REFUSED,
        /// Nobody knows yet.
        UNANSWERED
    }

    /// An attempt to write.
    ///
    /// @param end what comes of it, whenever that is
    /// @param inTime what has come of it when one has waited long enough
    private record Trial(CompletableFuture<Outcome> end, CompletableFuture<Outcome> inTime) {
        Trial(CompletableFuture<Outcome> end) {
            this(end, end.copy().completeOnTimeout(Outcome.UNANSWERED, PATIENCE.toMillis(), TimeUnit.MILLISECONDS));
        }
    }

    /// Looks through all of it.
    ///
    /// @return what is wrong with it
    List<String> examine() {
        List<String> found = database.faults();
        faults = Optional.of(found);
        return found;
    }

    @Override
    protected void doHealthCheck(Health.Builder builder) {
        Outcome outcome = trial().inTime().join();
        if (outcome != Outcome.WRITTEN) {
            builder.down().withDetail("writable", false).withDetail("answers", outcome == Outcome.REFUSED);
            return;
        }
        builder.withDetail("writable", true);
        if (database.isShared()) {
            // A server that doesn't hear the others looks every second: it is slower, and as right as any.
            builder.withDetail("listening", database.isListening());
        }
        Optional<List<String>> known = faults;
        if (known.isEmpty()) {
            builder.up().withDetail("sound", "unknown");
        } else if (known.get().isEmpty()) {
            builder.up().withDetail("sound", true);
        } else {
            builder.down()
                    .withDetail("sound", false)
                    .withDetail("first", known.get().getFirst());
        }
    }

    /// The one that goes on, or a new one.
    private synchronized Trial trial() {
        if (trial.end().isDone()) {
            trial = new Trial(CompletableFuture.supplyAsync(
                    this::tried, task -> Thread.ofVirtual().name("health").start(task)));
        }
        return trial;
    }

    private Outcome tried() {
        try {
            write();
            return Outcome.WRITTEN;
        } catch (DataAccessException | TransactionException refused) {
            return Outcome.REFUSED;
        }
    }

    private void write() {
        database.write(client -> client.sql("insert into setting (name, value) values ('health', ?)"
                        + " on conflict (name) do update set value = excluded.value")
                .param(Long.toString(clock.millis()))
                .update());
        database.requireRoom();
    }
}
