package dev.anden.server.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import dev.anden.arena.Match;
import dev.anden.arena.Replay;
import dev.anden.arena.analysis.Balance;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Player;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.players.RandomPlayer;
import dev.anden.protocol.replay.GameAnalysis;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.table.log.FinishedGame;
import dev.anden.server.testing.Patience;
import dev.anden.testkit.Thorough;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// How the server shares its time among analyses.
class AnalysesTest {
    private static final FinishedGame GAME = played();

    /// An address.
    private static final String HOME = "home";

    /// Enough for some futures.
    private static final int LOOKS = 200;

    private final CountDownLatch free = new CountDownLatch(1);
    private final AtomicInteger prepared = new AtomicInteger();
    private final Map<String, List<Balance>> balances = new ConcurrentHashMap<>();
    private Supplier<Player> player = RandomPlayer::new;
    private final AtomicLong clock = new AtomicLong();

    /// Of a processor: a look takes a millisecond.
    private final AtomicLong worked = new AtomicLong();
    private Analyses analyses = limitedTo(Patience.LENGTH);

    @AfterEach
    void close() {
        free.countDown();
        analyses.close();
    }

    /// @param limit how long a look may take
    private Analyses limitedTo(Duration limit) {
        return new Analyses(
                (table, game, seat) -> {
                    prepared.incrementAndGet();
                    return new AnalysisTask(
                            game,
                            seat,
                            () -> player.get(),
                            Duration.ofMillis(LOOKS),
                            seats -> balances.put(table, seats));
                },
                limit,
                clock::getAndIncrement,
                () -> worked.getAndAdd(Duration.ofMillis(1).toNanos()));
    }

    private static FinishedGame played() {
        Game game = GameCatalog.installed().find("ttr-berlin").orElseThrow();
        var match = new Match(game, new Setup(2));
        match.play(new Player[] {new RandomPlayer(), new RandomPlayer()}, 1, 0, true);
        return new FinishedGame(game, Replay.of(game, new Setup(2), Optional.empty(), List.of(), match.log()));
    }

    private GameAnalysis finished(String table) {
        GameAnalysis found = analyses.at(HOME, table, 0, -1, () -> GAME);
        while (found.progress() < 1) {
            found = analyses.at(HOME, table, 0, found.progress(), () -> GAME);
        }
        return found;
    }

    @Test
    void what_was_found_is_kept_and_not_worked_out_twice() {
        GameAnalysis first = finished("one");

        assertThat(finished("one")).isEqualTo(first);
        assertThat(prepared).hasValue(1);
        assertThat(first.steps()).isNotEmpty();
    }

    @Test
    void what_luck_and_play_changed_is_told_of_all_seats_once_an_analysis_is_done() {
        GameAnalysis found = finished("one");

        List<Balance> seats = balances.getOrDefault("one", List.of());
        assertThat(seats).hasSize(2);
        Balance own = seats.getFirst();
        Balance other = seats.getLast();
        assertThat(own.luck()).isCloseTo(changed(found, State.CHANCE), within(1e-9));
        assertThat(own.play()).isCloseTo(changed(found, 0), within(1e-9));
        assertThat(other.luck()).isCloseTo(-own.luck(), within(1e-9));
        assertThat(other.play()).isCloseTo(-changed(found, 1), within(1e-9));
    }

    private static double changed(GameAnalysis found, int actor) {
        return found.shares().stream()
                .filter(share -> share.actor() == actor)
                .mapToDouble(GameAnalysis.Share::change)
                .sum();
    }

    @Test
    void who_only_asks_for_what_is_known_begins_nothing() {
        assertThat(analyses.found("one", 0)).isEmpty();
        GameAnalysis found = finished("one");

        assertThat(analyses.found("one", 0)).contains(found);
        assertThat(analyses.found("one", 1)).isEmpty();
        assertThat(prepared).hasValue(1);
    }

    @Test
    void several_are_worked_on_by_turns() {
        analyses.at(HOME, "one", 0, -1, () -> GAME);
        analyses.at(HOME, "two", 0, -1, () -> GAME);

        assertThat(finished("two")).isEqualTo(finished("one"));
    }

    @Test
    void one_that_nobody_waits_for_any_more_rests_and_goes_on_where_it_was_once_somebody_asks() {
        player = () -> {
            awaitQuietly(free);
            return new RandomPlayer();
        };
        GameAnalysis begun = analyses.at(HOME, "one", 0, -1, () -> GAME);
        clock.addAndGet(Duration.ofSeconds(3).toNanos());
        // Before that it is not worked on, however long this thread had to sleep.
        free.countDown();
        finished("two");

        GameAnalysis later = analyses.at(HOME, "one", 0, -1, () -> GAME);

        assertThat(begun.progress()).isZero();
        assertThat(later.progress()).isLessThan(1);
        assertThat(finished("one")).isEqualTo(finished("two"));
        assertThat(prepared).hasValue(2);
    }

    @Test
    void one_that_somebody_waits_for_goes_on_however_long_it_takes() throws InterruptedException {
        var begun = new CountDownLatch(1);
        player = () -> {
            begun.countDown();
            awaitQuietly(free);
            return new RandomPlayer();
        };
        analyses.at(HOME, "one", 0, -1, () -> GAME);
        begun.await();
        clock.addAndGet(Duration.ofSeconds(3).toNanos());
        free.countDown();

        assertThat(analyses.at(HOME, "one", 0, 0, () -> GAME).progress()).isPositive();
    }

    @Test
    void one_that_fails_ends_without_a_finding_and_the_others_go_on() {
        player = () -> (observation, random) -> {
            throw new IllegalStateException("a bot that can't");
        };
        GameAnalysis failed = finished("one");
        player = RandomPlayer::new;

        assertThat(failed.steps()).isEmpty();
        assertThat(balances).isEmpty();
        assertThat(finished("two").steps()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource
    void whatever_is_thrown_ends_that_one_alone(Error error) {
        player = () -> (observation, random) -> {
            throw error;
        };
        GameAnalysis failed = finished("one");
        player = RandomPlayer::new;

        assertThat(failed.steps()).isEmpty();
        assertThat(finished("two").steps()).isNotEmpty();
    }

    static List<Error> whatever_is_thrown_ends_that_one_alone() {
        return List.of(new AssertionError("a mistake"), new NoClassDefFoundError("a part"), new StackOverflowError());
    }

    @Test
    @Tag(Thorough.TAG)
    void one_that_never_comes_to_an_end_is_given_up_and_the_others_go_on() {
        analyses.close();
        // Long enough for the looks of the others.
        analyses = limitedTo(Duration.ofSeconds(5));
        player = () -> {
            while (free.getCount() > 0) {
                Thread.onSpinWait();
            }
            return new RandomPlayer();
        };
        GameAnalysis failed = finished("one");
        player = RandomPlayer::new;

        assertThat(failed.steps()).isEmpty();
        assertThat(finished("two").steps()).isNotEmpty();
    }

    @Test
    void one_that_failed_is_begun_anew_when_somebody_asks_later() {
        player = () -> {
            throw new IllegalStateException("a bot that can't be made");
        };
        assertThat(finished("one").steps()).isEmpty();
        player = RandomPlayer::new;

        assertThat(finished("one").steps()).isEmpty();
        clock.addAndGet(Duration.ofSeconds(30).toNanos());
        finished("two");
        assertThat(finished("one").steps()).isNotEmpty();
    }

    @Test
    void those_that_nobody_asks_for_any_more_keep_nobody_out_while_another_one_hangs() throws InterruptedException {
        fill();
        clock.addAndGet(Duration.ofSeconds(30).toNanos());

        GameAnalysis begun = analyses.at(HOME, "one more", 0, -1, () -> GAME);
        free.countDown();
        assertThat(begun.progress()).isZero();
        assertThat(finished("one more").steps()).isNotEmpty();
    }

    @Test
    void there_are_no_more_at_once_than_the_server_can_bear() throws InterruptedException {
        fill();

        assertThatExceptionOfType(RequestRefused.class)
                .isThrownBy(() -> analyses.at(HOME, "one more", 0, -1, () -> GAME))
                .withMessageContaining("Too many games");
        free.countDown();
        assertThat(finished("table 0").progress()).isEqualTo(1);
    }

    @Test
    void one_address_does_not_have_all_of_them() throws InterruptedException {
        fill(Analyses.MOST_OF_ONE, number -> HOME);

        assertThatExceptionOfType(RequestRefused.class)
                .isThrownBy(() -> analyses.at(HOME, "one more", 0, -1, () -> GAME))
                .withMessageContaining("Too many games");
        assertThat(analyses.at(HOME, "table 0", 0, -1, () -> GAME).progress()).isZero();
        assertThat(analyses.at("elsewhere", "one more", 0, -1, () -> GAME).progress())
                .isZero();
        free.countDown();
        assertThat(finished("one more").steps()).isNotEmpty();
    }

    @Test
    void whoever_has_none_gets_one_though_two_addresses_have_all_of_them() throws InterruptedException {
        fill(Analyses.MOST_AT_WORK, number -> number % 2 == 0 ? HOME : "20010db80001%04d/64".formatted(number));

        assertThat(analyses.at("elsewhere", "one more", 0, -1, () -> GAME).progress())
                .isZero();
        assertThatExceptionOfType(RequestRefused.class)
                .as("the one that made room")
                .isThrownBy(() -> askForAll(HOME));
        assertThatExceptionOfType(RequestRefused.class)
                .as("one more of whoever has one")
                .isThrownBy(() -> analyses.at("elsewhere", "yet another", 0, -1, () -> GAME));
        free.countDown();
        assertThat(finished("one more").steps()).isNotEmpty();
    }

    private void askForAll(String address) {
        for (int table = 0; table < Analyses.MOST_AT_WORK; table++) {
            analyses.at(address, "table " + table, 0, -1, () -> GAME);
        }
    }

    /// As many as there may be, the first of which waits to be let free.
    private void fill() throws InterruptedException {
        fill(Analyses.MOST_AT_WORK, number -> "address " + number);
    }

    /// @param address where each comes from, by its number
    private void fill(int many, IntFunction<String> address) throws InterruptedException {
        var busy = new CountDownLatch(1);
        player = () -> {
            busy.countDown();
            awaitQuietly(free);
            return new RandomPlayer();
        };
        for (int table = 0; table < many; table++) {
            int number = table;
            Thread.startVirtualThread(() -> analyses.at(address.apply(number), "table " + number, 0, -1, () -> GAME))
                    .join();
        }
        busy.await();
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
    }
}
