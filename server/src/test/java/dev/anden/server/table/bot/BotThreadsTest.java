package dev.anden.server.table.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.server.testing.Polling;
import dev.anden.server.thinking.Unanswered;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Bots share the machine.
class BotThreadsTest {
    private static final Duration SECOND = Duration.ofSeconds(1);
    private static final Duration LONG = Duration.ofMinutes(1);

    @ParameterizedTest(name = "{0} bots on {1} processors: {2} ms each")
    @CsvSource({"0, 2, 1000", "1, 2, 1000", "8, 2, 1000", "10, 2, 800", "10, 1, 400", "80, 2, 100", "100000, 2, 20"})
    void the_more_bots_wait_the_less_time_each_has(int wanted, int processors, long milliseconds) {
        assertThat(BotThreads.budget(SECOND, wanted, processors)).hasMillis(milliseconds);
    }

    @ParameterizedTest(name = "owners with {0} tables")
    @ValueSource(strings = {"10", "1 9", "5 5", "1 1 8", "1 2 3 4", "1 1 1 1 1 1 1 1 1 1"})
    void all_who_wait_have_chosen_after_four_seconds_whosever_the_tables_are(String tables) {
        int[] owners = Stream.of(tables.split(" ")).mapToInt(Integer::parseInt).toArray();

        long whole = IntStream.of(owners)
                .mapToLong(own ->
                        own * BotThreads.budget(SECOND, owners.length * own, 1).toMillis())
                .sum();

        assertThat(whole).isLessThanOrEqualTo(4_000);
    }

    @Test
    void no_more_bots_think_at_once_than_there_are_processors() throws Exception {
        var thinking = new AtomicInteger();
        var most = new AtomicInteger();
        var both = new CountDownLatch(2);
        try (var threads = new BotThreads(2, SECOND, LONG, System::nanoTime);
                ExecutorService tables = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Integer>> thoughts = IntStream.range(0, 20)
                    .<Callable<Integer>>mapToObj(number ->
                            () -> threads.think("Ana", "a table", "any", BotThreadsTest::watched, budget -> {
                                most.accumulateAndGet(thinking.incrementAndGet(), Math::max);
                                both.countDown();
                                await(both);
                                thinking.decrementAndGet();
                                return number;
                            }))
                    .toList();

            assertThat(tables.invokeAll(thoughts).stream()
                            .map(Future::resultNow)
                            .collect(Collectors.toList()))
                    .containsExactlyElementsOf(IntStream.range(0, 20).boxed().toList());
        }
        assertThat(most).hasValue(2);
    }

    @Test
    void tables_at_which_nobody_is_take_no_time_from_those_that_somebody_looks_at() throws Exception {
        var clock = new AtomicLong();
        var release = new CountDownLatch(1);
        try (var threads = new BotThreads(1, SECOND, LONG, clock::get);
                ExecutorService tables = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Integer> first =
                    tables.submit(() -> threads.think("Ana", "first", "any", BotThreadsTest::watched, budget -> {
                        await(release);
                        return 0;
                    }));
            Polling.until(() -> threads.wanted() == 1);
            List<Future<Integer>> deserted = Stream.generate(() ->
                            tables.submit(() -> threads.think("Ana", "deserted", "any", () -> false, budget -> 2)))
                    .limit(20)
                    .toList();
            Polling.until(() -> threads.wanted() == 21);
            Future<Integer> watched =
                    tables.submit(() -> threads.think("Ana", "watched", "any", BotThreadsTest::watched, budget -> {
                        clock.addAndGet(SECOND.toNanos() - 1);
                        return budget.allows(0) ? 1 : 0;
                    }));
            Polling.until(() -> threads.wanted() == 22);
            release.countDown();

            assertThat(watched.get()).isEqualTo(1);
            assertThat(first.get()).isZero();
            for (Future<Integer> one : deserted) {
                assertThat(one.get()).isEqualTo(2);
            }
        }
    }

    @Test
    void a_bot_that_does_not_answer_is_given_up_and_its_kind_thinks_on() throws Exception {
        var released = new CountDownLatch(1);
        // Long enough for the answer of the second one, by a thread that stands back.
        try (var threads = new BotThreads(1, SECOND, Duration.ofMillis(500), System::nanoTime)) {
            assertThatThrownBy(() -> threads.think("Ana", "a table", "slow", BotThreadsTest::watched, budget -> {
                        awaitWhateverHappens(released);
                        return 1;
                    }))
                    .isInstanceOf(Unanswered.class)
                    .hasMessage("it didn't answer within 500 ms");

            assertThat(threads.lost()).isEqualTo(1);
            assertThat(threads.think("Ana", "a table", "slow", BotThreadsTest::watched, budget -> 2))
                    .isEqualTo(2);
            assertThat(threads.wanted()).isZero();
            released.countDown();
        }
    }

    @ParameterizedTest(name = "one that may take {0} ms leaves its place after {1} ms")
    @CsvSource({"1000, 2000", "600, 1200", "500, 1000", "20, 1000"})
    void a_bot_has_twice_its_time_and_a_second_at_least_before_another_one_takes_its_place(
            long allowed, long milliseconds) {
        assertThat(BotThreads.patience(Duration.ofMillis(allowed))).hasMillis(milliseconds);
    }

    @Test
    void bots_that_never_answer_keep_those_of_other_tables_waiting_for_moments_only() throws Exception {
        var released = new CountDownLatch(1);
        try (var threads = new BotThreads(2, SECOND, LONG, System::nanoTime);
                ExecutorService tables = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> hung = IntStream.range(0, 2)
                    .mapToObj(table -> tables.submit(
                            () -> threads.think("Ana", "hung " + table, "hung", BotThreadsTest::watched, budget -> {
                                awaitWhateverHappens(released);
                                return 1;
                            })))
                    .toList();
            Polling.until(() -> threads.wanted() == 2);
            Future<Integer> other =
                    tables.submit(() -> threads.think("Ana", "another", "sound", BotThreadsTest::watched, budget -> 2));

            assertThat(other.get(LONG.toSeconds() / 3, TimeUnit.SECONDS)).isEqualTo(2);
            assertThat(hung).noneMatch(Future::isDone);
            Polling.until(() -> threads.lost() == 2);
            assertThat(threads.wanted()).isZero();

            released.countDown();
            assertThat(hung.getFirst().get()).as("what it comes to late").isEqualTo(1);
            Polling.until(() -> threads.lost() == 0);
        }
    }

    @Test
    void what_a_bot_throws_is_thrown_to_whoever_asked() {
        try (var threads = new BotThreads(1, SECOND, LONG, System::nanoTime)) {
            assertThatThrownBy(() -> threads.think("Ana", "a table", "any", BotThreadsTest::watched, budget -> {
                        throw new NoClassDefFoundError("a part of it");
                    }))
                    .isInstanceOf(NoClassDefFoundError.class);
            assertThat(threads.wanted()).isZero();
        }
    }

    @Test
    void the_budget_runs_from_when_the_bot_begins() throws Exception {
        var clock = new AtomicLong(5);
        try (var threads = new BotThreads(1, SECOND, LONG, clock::get)) {
            int said = threads.think("Ana", "a table", "any", BotThreadsTest::watched, budget -> {
                boolean before = budget.allows(1_000_000);
                clock.addAndGet(SECOND.toNanos());
                return (before ? 1 : 0) + (budget.allows(0) ? 2 : 0);
            });

            assertThat(said).isEqualTo(1);
        }
    }

    private static boolean watched() {
        return true;
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /// As a bot does that takes no notice of being interrupted.
    private static void awaitWhateverHappens(CountDownLatch latch) {
        while (latch.getCount() > 0) {
            await(latch);
            Thread.interrupted();
        }
    }
}
