package dev.anden.server.chaos;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/// How long it was each time from the loss of a connection until its client went on.
final class Interruptions {
    /// Who lost a connection so soon after the database was in trouble may have waited for the database.
    private static final Duration RECOVERY = Duration.ofSeconds(10);

    private final List<Long> usual = new CopyOnWriteArrayList<>();
    private final List<Long> withoutDatabase = new CopyOnWriteArrayList<>();
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
        return "until a client goes on: %s\nthe same around trouble of the database: %s"
                .formatted(told(usual), told(withoutDatabase));
    }

    private static String told(List<Long> milliseconds) {
        if (milliseconds.isEmpty()) {
            return "none";
        }
        List<Long> sorted = milliseconds.stream().sorted().toList();
        return "%d connections lost, median %d ms, p99 %d ms, longest %d ms"
                .formatted(
                        sorted.size(),
                        sorted.get(sorted.size() / 2),
                        sorted.get(sorted.size() * 99 / 100),
                        sorted.getLast());
    }
}
