package dev.anden.server.thinking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.server.testing.Polling;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/// What never comes to an end harms few others.
class LimitedThreadsTest {
    private static final int MANY = 4;
    private static final int MOST_STEPS = 19;
    /// Long enough for an answer on a machine that has much else to do, by a thread that stands back.
    private static final Duration LIMIT = Duration.ofMillis(500);

    private static final Duration SHORT = Duration.ofMillis(1);
    private static final Duration LONG = Duration.ofMinutes(1);

    private final CountDownLatch released = new CountDownLatch(1);
    private final AtomicLong clock = new AtomicLong();
    private final LimitedThreads threads = new LimitedThreads("limited", MANY, LIMIT, clock::get);

    @AfterEach
    void close() {
        released.countDown();
        threads.close();
    }

    /// As a bot does that takes no notice of being interrupted.
    private int silence() {
        while (released.getCount() > 0) {
            try {
                released.await();
            } catch (InterruptedException unheard) {
                // It goes on.
            }
        }
        return 0;
    }

    private void hang(String table, String kind) {
        assertThatThrownBy(() -> threads.run(table, kind, this::silence))
                .isInstanceOf(Unanswered.class)
                .hasMessage("it didn't answer within 500 ms");
    }

    private void assertThinks(String table, String kind) throws InterruptedException {
        assertThat(threads.run(table, kind, () -> 7)).isEqualTo(7);
    }

    private void assertLeftOut(String table, String kind, String reason) {
        assertThatThrownBy(() -> threads.run(table, kind, () -> 7))
                .isInstanceOf(Unanswered.class)
                .hasMessage(reason);
    }

    private void release() {
        released.countDown();
        Polling.until(() -> threads.lost() == 0);
    }

    @Test
    void one_that_never_answers_is_given_up_and_neither_its_table_nor_its_kind_is_touched() throws Exception {
        hang("ana's", "planner");

        assertThat(threads.lost()).isEqualTo(1);
        assertThinks("ana's", "planner");
        assertThinks("bea's", "planner");
    }

    @Test
    void a_table_where_it_has_happened_twice_is_thought_for_no_longer_and_others_are() throws Exception {
        hang("ana's", "planner");
        hang("ana's", "planner");

        assertLeftOut("ana's", "planner", "it didn't answer at this table before");
        assertLeftOut("ana's", "greedy", "it didn't answer at this table before");
        assertThinks("bea's", "planner");
        assertThat(threads.lost()).isEqualTo(2);
    }

    @Test
    void a_table_is_thought_for_again_when_its_threads_have_ended_and_some_time_has_passed() throws Exception {
        hang("ana's", "planner");
        hang("ana's", "planner");

        clock.addAndGet(LimitedThreads.REST.toNanos());
        assertLeftOut("ana's", "planner", "it didn't answer at this table before");
        release();
        assertThinks("ana's", "planner");
    }

    @Test
    void a_table_that_was_only_slow_twice_waits_for_nobody_for_some_time() throws Exception {
        hang("ana's", "planner");
        hang("ana's", "planner");
        release();

        assertLeftOut("ana's", "planner", "it didn't answer at this table before");
        clock.addAndGet(LimitedThreads.REST.toNanos());
        assertThinks("ana's", "planner");
    }

    @Test
    void when_many_are_lost_their_kinds_rest_for_some_time_and_others_do_not() throws Exception {
        for (int table = 0; table < MANY; table++) {
            hang("table " + table, "planner");
        }

        assertLeftOut("another", "planner", "several planner are still thinking");
        assertThinks("another", "greedy");
        clock.addAndGet(LimitedThreads.REST.toNanos());
        assertThinks("another", "planner");
    }

    @Test
    void when_twice_as_many_are_lost_their_kinds_rest_until_threads_end() throws Exception {
        for (int table = 0; table < 2 * MANY; table++) {
            hang("table " + table, "planner");
            clock.addAndGet(LimitedThreads.REST.toNanos());
        }

        assertThat(threads.lost()).isEqualTo(2 * MANY);
        clock.addAndGet(100 * LimitedThreads.REST.toNanos());
        assertLeftOut("another", "planner", "several planner are still thinking");
        assertThinks("another", "greedy");
        release();
        assertThinks("another", "planner");
    }

    @Test
    void one_that_is_late_is_lost_until_it_answers_and_what_it_comes_to_counts() throws Exception {
        try (var patient = new LimitedThreads("patient", MANY, LONG, clock::get);
                ExecutorService askers = Executors.newVirtualThreadPerTaskExecutor()) {
            var late = new CountDownLatch(1);
            Future<Integer> asked =
                    askers.submit(() -> patient.run("ana's", "planner", SHORT, late::countDown, this::silence));
            late.await();

            assertThat(patient.lost()).isEqualTo(1);
            assertThat(patient.run("ana's", "planner", () -> 7)).isEqualTo(7);
            released.countDown();
            assertThat(asked.get()).isZero();
            Polling.until(() -> patient.lost() == 0);
        }
    }

    @Test
    void when_very_many_are_late_their_kinds_are_left_out_at_once_until_threads_end() throws Exception {
        try (var patient = new LimitedThreads("patient", MANY, LONG, clock::get);
                ExecutorService askers = Executors.newVirtualThreadPerTaskExecutor()) {
            var late = new CountDownLatch(2 * MANY);
            for (int table = 0; table < 2 * MANY; table++) {
                String one = "table " + table;
                var _ = askers.submit(() -> patient.run(one, "planner", SHORT, late::countDown, this::silence));
            }
            late.await();

            assertThatThrownBy(() -> patient.run("another", "planner", SHORT, () -> {}, () -> 7))
                    .isInstanceOf(Unanswered.class)
                    .hasMessage("several planner are still thinking");
            assertThat(patient.run("another", "greedy", () -> 7)).isEqualTo(7);
            assertThat(patient.lost()).isEqualTo(2 * MANY);

            released.countDown();
            Polling.until(() -> patient.lost() == 0);
            assertThat(patient.run("another", "planner", () -> 7)).isEqualTo(7);
        }
    }

    @Test
    void one_that_is_late_and_never_answers_is_given_up_all_the_same() {
        var late = new AtomicInteger();

        assertThatThrownBy(() -> threads.run("ana's", "planner", SHORT, late::incrementAndGet, this::silence))
                .isInstanceOf(Unanswered.class)
                .hasMessage("it didn't answer within 500 ms");
        assertThat(late).hasValue(1);
        assertThat(threads.lost()).isEqualTo(1);
    }

    @Test
    void what_is_thrown_is_thrown_to_whoever_asked_and_no_thread_is_lost() {
        assertThatThrownBy(() -> threads.run("ana's", "planner", () -> {
                    throw new NoClassDefFoundError("a part of it");
                }))
                .isInstanceOf(NoClassDefFoundError.class);

        assertThat(threads.lost()).isZero();
    }

    @Test
    void whoever_is_told_to_stop_while_it_closes_has_not_failed() throws Exception {
        var begun = new CountDownLatch(1);
        var patient = new LimitedThreads("patient", MANY, Duration.ofMinutes(1), clock::get);
        var closing = Thread.startVirtualThread(() -> {
            awaitQuietly(begun);
            patient.close();
        });

        assertThatThrownBy(() -> patient.run("ana's", "planner", () -> {
                    begun.countDown();
                    awaitQuietly(released);
                    throw new IllegalStateException("it was interrupted");
                }))
                .isInstanceOf(InterruptedException.class);
        closing.join();
        assertThatThrownBy(() -> patient.run("ana's", "planner", () -> 7)).isInstanceOf(InterruptedException.class);
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whoever_thinks_leaves_the_processors_to_those_who_answer() throws InterruptedException {
        try (var patient = new LimitedThreads("patient", MANY, LONG, clock::get)) {
            int back = patient.run("one", "expert", LimitedThreadsTest::stepsBack);

            assertThat(back).isEqualTo(Math.min(stepsBack() + StandingBack.STEPS, MOST_STEPS));
        }
    }

    /// How far the thread stands back: the nineteenth of what Linux tells of it, of which the second is its name in
    /// brackets.
    private static int stepsBack() {
        try {
            String told = Files.readString(Path.of("/proc/thread-self/stat"));
            return Integer.parseInt(told.substring(told.lastIndexOf(')') + 2).split(" ", -1)[16]);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
