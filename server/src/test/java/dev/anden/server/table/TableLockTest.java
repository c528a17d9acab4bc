package dev.anden.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.anden.server.problem.RequestRefused;
import dev.anden.server.testing.Polling;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Whoever has a table for too long, because of a rule or because of the database.
class TableLockTest {
    private static final Duration LIMIT = Duration.ofMillis(100);

    private final AtomicBoolean waits = new AtomicBoolean();
    private final CountDownLatch goOn = new CountDownLatch(1);
    private final CountDownLatch has = new CountDownLatch(1);
    private final Thread holder = Thread.ofVirtual().unstarted(this::hold);
    private final TableLock lock = new TableLock("table", LIMIT, thread -> thread.equals(holder) && waits.get());

    private void hold() {
        lock.take();
        try {
            has.countDown();
            goOn.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            lock.release();
        }
    }

    @BeforeEach
    void begin() throws InterruptedException {
        holder.start();
        has.await();
    }

    @AfterEach
    void end() throws InterruptedException {
        goOn.countDown();
        holder.join();
    }

    @Test
    void whoever_is_caught_in_a_rule_is_stuck_and_nobody_waits_for_them() {
        Polling.until(lock::isStuck);

        assertThatExceptionOfType(RequestRefused.class).isThrownBy(lock::take).withMessageContaining("try again");
    }

    @Test
    void whoever_waits_for_the_database_is_not_stuck_however_long_it_takes() {
        waits.set(true);

        // Whoever comes waits for as long as anybody may have the table.
        assertThatExceptionOfType(RequestRefused.class).isThrownBy(lock::take);
        assertThat(lock.isStuck()).isFalse();
        waits.set(false);
        assertThat(lock.isStuck()).isTrue();
    }

    @Test
    void what_was_given_back_is_taken_by_the_next_one() throws InterruptedException {
        goOn.countDown();
        holder.join();

        // On a busy machine whoever has it may sleep for longer than anybody may have it.
        Polling.until(() -> {
            lock.take();
            try {
                return !lock.isStuck();
            } finally {
                lock.release();
            }
        });
    }
}
