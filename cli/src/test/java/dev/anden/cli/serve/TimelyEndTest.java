package dev.anden.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// What ends a process that doesn't end by itself.
class TimelyEndTest {
    @Test
    void what_is_late_is_left_after_its_time_and_not_before() {
        var late = new CompletableFuture<Long>();
        long before = System.nanoTime();

        Thread watch = TimelyEnd.within(Duration.ofMillis(50), () -> late.complete(System.nanoTime()));

        assertThat(watch.isDaemon()).isTrue();
        assertThat(late.orTimeout(10, TimeUnit.SECONDS).join() - before)
                .isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(50));
    }

    @Test
    void whoever_is_in_time_calls_it_off() throws InterruptedException {
        var late = new CompletableFuture<Long>();
        Thread watch = TimelyEnd.within(Duration.ofHours(1), () -> late.complete(0L));

        watch.interrupt();

        assertThat(watch.join(Duration.ofSeconds(10))).isTrue();
        assertThat(late).isNotDone();
    }
}
