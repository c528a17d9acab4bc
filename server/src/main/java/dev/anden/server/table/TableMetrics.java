package dev.anden.server.table;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;

/// What is counted and timed about tables.
public final class TableMetrics {
    private final Counter plies;
    private final Counter created;
    private final Counter finished;
    private final Counter unsaved;
    private final Counter takenBack;
    private final Counter replaced;
    private final Timer appends;

    public TableMetrics(MeterRegistry registry) {
        plies = Counter.builder("anden.plies")
                .description("Plies written to logs, chance outcomes included")
                .register(registry);
        created = Counter.builder("anden.tables.opened")
                .description("Tables set up")
                .register(registry);
        finished = Counter.builder("anden.games.finished")
                .description("Games played to their end")
                .register(registry);
        unsaved = Counter.builder("anden.writes.failed")
                .description("Writes to logs that failed")
                .register(registry);
        takenBack = Counter.builder("anden.choices.takenback")
                .description("Choices that were taken back")
                .register(registry);
        replaced = Counter.builder("anden.bots.replaced")
                .description("Choices in which chance stood in for a bot")
                .register(registry);
        appends = Timer.builder("anden.log.append")
                .description("Time to write and sync the plies of one action")
                .register(registry);
    }

    void written(int count) {
        plies.increment(count);
    }

    void tableCreated() {
        created.increment();
    }

    void gameFinished() {
        finished.increment();
    }

    void writeFailed() {
        unsaved.increment();
    }

    void takenBack() {
        takenBack.increment();
    }

    void botReplaced() {
        replaced.increment();
    }

    void timed(Runnable write) {
        appends.record(write);
    }
}
