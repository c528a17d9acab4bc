package dev.anden.server.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.anden.engine.BotLevel;
import dev.anden.engine.Difficulty;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Player;
import dev.anden.engine.PlayerProvider;
import dev.anden.engine.Setup;
import dev.anden.players.RandomPlayer;
import dev.anden.players.Roster;
import dev.anden.protocol.replay.Hint;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.testing.Patience;
import dev.anden.table.BotRequest;
import dev.anden.table.Play;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A bot that can't give a hint costs that hint alone.
class HintsTest {
    private static final Game GAME = GameCatalog.installed().find("ttr-berlin").orElseThrow();

    private final BotRequest question = question();
    private Supplier<Player> bot = RandomPlayer::new;
    private final CountDownLatch never = new CountDownLatch(1);
    private Hints hints = within(Patience.LENGTH);

    @AfterEach
    void close() {
        never.countDown();
        hints.close();
    }

    private Hints within(Duration limit) {
        return new Hints(
                new Roster(List.of(new PlayerProvider() {
                    @Override
                    public List<BotLevel> levels(Game game) {
                        return List.of(new BotLevel("adviser", Difficulty.EASY, BotLevel.CHANCE));
                    }

                    @Override
                    public Player create(Game game, String level) {
                        return bot.get();
                    }

                    @Override
                    public Optional<Player> rehearser(Game game) {
                        return Optional.of(bot.get());
                    }
                })),
                limit,
                System::nanoTime);
    }

    private static BotRequest question() {
        var play = new Play(GAME, new Setup(2), new long[] {1, 2, 3, 4});
        play.take(play.begin(), 0);
        return play.request(play.actor()).orElseThrow();
    }

    private void assertFails(String table) {
        assertThatExceptionOfType(RequestRefused.class)
                .isThrownBy(() -> hints.of("home", table, question))
                .extracting(RequestRefused::code)
                .isEqualTo(ProblemCode.HINT_FAILED);
    }

    private void assertAdvises(String table) {
        bot = RandomPlayer::new;
        assertThat(hints.of("home", table, question).options()).isNotEmpty();
    }

    @Test
    void one_that_never_answers_is_given_up_and_the_next_one_who_asks_is_told() {
        hints.close();
        // Long enough for those who are told, by threads that stand back.
        hints = within(Duration.ofSeconds(3));
        bot = () -> (observation, random) -> {
            while (never.getCount() > 0) {
                awaitQuietly(never);
                Thread.interrupted();
            }
            return 0;
        };
        assertFails("ana's");

        assertAdvises("bea's");
        assertAdvises("ana's");
    }

    @Test
    void one_that_fails_in_whatever_way_is_told_so_and_the_next_one_who_asks_is_told() {
        List<Throwable> failures = List.of(
                new IllegalStateException("it can't"),
                new AssertionError("it mustn't"),
                new NoClassDefFoundError("a part of it"),
                new StackOverflowError());
        for (Throwable failure : failures) {
            bot = () -> (observation, random) -> {
                throw unchecked(failure);
            };
            assertFails("ana's");
        }

        assertAdvises("ana's");
    }

    @Test
    void one_address_does_not_keep_those_waiting_who_ask_from_elsewhere() {
        bot = () -> {
            awaitQuietly(never);
            return new RandomPlayer();
        };
        List<CompletableFuture<Hint>> ours =
                Stream.generate(() -> asked("home")).limit(4).toList();

        // One of the four is refused at once, as long as none of the others is done.
        assertThatExceptionOfType(ExecutionException.class)
                .isThrownBy(() -> CompletableFuture.anyOf(ours.toArray(CompletableFuture<?>[]::new))
                        .get())
                .withMessageContaining("Too many");
        CompletableFuture<Hint> theirs = asked("elsewhere");
        never.countDown();
        assertThat(theirs.join().options()).isNotEmpty();
        assertThat(ours.stream()
                        .filter(one ->
                                one.handle((hint, failure) -> failure == null).join()))
                .hasSize(3);
        assertAdvises("ana's");
    }

    @Test
    void a_network_has_no_more_of_them_than_an_address() {
        bot = () -> {
            awaitQuietly(never);
            return new RandomPlayer();
        };
        List<CompletableFuture<Hint>> ours = IntStream.range(0, 4)
                .mapToObj("20010db80001%04d/64"::formatted)
                .map(this::asked)
                .toList();

        assertThatExceptionOfType(ExecutionException.class)
                .isThrownBy(() -> CompletableFuture.anyOf(ours.toArray(CompletableFuture<?>[]::new))
                        .get())
                .withMessageContaining("Too many");
        never.countDown();
    }

    private CompletableFuture<Hint> asked(String address) {
        return CompletableFuture.supplyAsync(() -> hints.of(address, "ana's", question), Thread::startVirtualThread);
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
    }

    private static RuntimeException unchecked(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        return (RuntimeException) failure;
    }
}
