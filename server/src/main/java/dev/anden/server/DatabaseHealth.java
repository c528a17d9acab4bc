package dev.anden.server;

import dev.anden.server.store.Database;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// Whether the database can be written, which is tried, and is sound, which is looked at once after the start. Until
/// then, and if that fails, nobody knows; it is used all the same.
final class DatabaseHealth extends AbstractHealthIndicator {
    private final Database database;
    private final InstantSource clock;
    private volatile Optional<List<String>> faults = Optional.empty();

    DatabaseHealth(Database database, InstantSource clock) {
        super("The database can't be written");
        this.database = database;
        this.clock = clock;
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
        try {
            tryToWrite();
        } catch (DataAccessException | TransactionException refused) {
            builder.down().withDetail("writable", false);
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

    private void tryToWrite() {
        database.write(client -> client.sql("insert into setting (name, value) values ('health', ?)"
                        + " on conflict (name) do update set value = excluded.value")
                .param(Long.toString(clock.millis()))
                .update());
        database.requireRoom();
    }
}
