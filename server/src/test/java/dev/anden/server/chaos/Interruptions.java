package dev.anden.server.chaos;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/// How long it was each time from the loss of a connection until its client went on.
final class Interruptions {
    /// Who lost a connection so soon after the database was in trouble may have waited for the database.
    private static final Duration RECOVERY = Duration.ofSeconds(10);

    private final Times usual = new Times();
    private final Times withoutDatabase = new Times();
    private volatile long troubledAt = System.nanoTime() - RECOVERY.toNanos();

    void add(long milliseconds) {
        long before = System.nanoTime() - TimeUnit.MILLISECONDS.toNanos(milliseconds);
        (before - troubledAt > RECOVERY.toNanos() ? usual : withoutDatabase).add(milliseconds);
    }

    /// The database is in trouble now.
    void databaseIsInTrouble() {
        troubledAt = System.nanoTime();
    }

    String told() {
        return "connections lost, until a client goes on: %s%nthe same around trouble of the database: %s"
                .formatted(usual.told(), withoutDatabase.told());
    }
}
