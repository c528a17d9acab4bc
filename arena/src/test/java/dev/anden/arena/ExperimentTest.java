package dev.anden.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import dev.anden.engine.Player;
import dev.anden.engine.Setup;
import dev.anden.players.RandomPlayer;
import dev.anden.testkit.pile.PileGame;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExperimentTest {
    private static final Player TAKES_ONE = (observation, random) -> 1;
    private static final Player TAKES_MOST =
            (observation, random) -> observation.legalAction(observation.legalActionCount() - 1);

    private final PileGame game = new PileGame();

    private Experiment experiment(long games, Player... players) {
        List<Entrant> entrants = java.util.stream.IntStream.range(0, players.length)
                .mapToObj(bot -> new Entrant("bot " + bot, () -> players[bot]))
                .toList();
        return new Experiment(game, new Setup(players.length), entrants, 7, games);
    }

    private static Report run(Experiment experiment, int threads) throws InterruptedException {
        return experiment.run(threads, (number, match) -> {}, System::nanoTime);
    }

    @Test
    void the_number_of_threads_does_not_show_in_the_results() throws InterruptedException {
        Experiment experiment = experiment(500, new RandomPlayer(), new RandomPlayer(), TAKES_ONE);

        Report alone = run(experiment, 1);
        Report together = run(experiment, 4);

        assertThat(together.bots()).isEqualTo(alone.bots());
        assertThat(together.plies()).isEqualTo(alone.plies());
        assertThat(together.pace().threads()).isEqualTo(4);
    }

    @Test
    void the_same_game_is_played_on_any_thread() throws InterruptedException {
        Experiment experiment = experiment(64, new RandomPlayer(), new RandomPlayer());
        var alone = new ConcurrentHashMap<Long, List<Integer>>();
        var together = new ConcurrentHashMap<Long, List<Integer>>();

        experiment.run(1, (number, match) -> alone.put(number, boxed(match.log())), System::nanoTime);
        experiment.run(3, (number, match) -> together.put(number, boxed(match.log())), System::nanoTime);

        assertThat(alone).hasSize(64).isEqualTo(together);
        assertThat(alone.values().stream().distinct().count()).isGreaterThan(60);
    }

    private static List<Integer> boxed(int[] codes) {
        return java.util.Arrays.stream(codes).boxed().toList();
    }

    @Test
    void bots_go_round_the_seats_and_are_counted_by_bot() {
        Experiment experiment = experiment(3, TAKES_ONE, TAKES_MOST, new RandomPlayer());

        assertThat(experiment.seatOf(0, 0)).isZero();
        assertThat(experiment.seatOf(2, 1)).isZero();
        assertThat(experiment.botIn(0, 1)).isEqualTo(2);
        for (long number = 0; number < 7; number++) {
            for (int bot = 0; bot < 3; bot++) {
                assertThat(experiment.botIn(experiment.seatOf(bot, number), number))
                        .isEqualTo(bot);
            }
        }
    }

    @Test
    void score_turns_and_rules_are_counted() throws InterruptedException {
        Report report = run(experiment(400, TAKES_ONE, TAKES_MOST), 1);

        BotResult one = report.bots().get(0);
        BotResult most = report.bots().get(1);
        assertThat(report.games()).isEqualTo(400);
        assertThat(most.wins().share()).isGreaterThan(0.9);
        assertThat(one.wins().share() + most.wins().share()).isCloseTo(1, within(1e-12));
        // 20 coins, four in a round: five turns each.
        assertThat(one.turns()).isEqualTo(5);
        assertThat(one.decisions()).isEqualTo(5);
        assertThat(one.rules())
                .extracting(BotResult.RuleResult::rule)
                .containsExactly(PileGame.COINS, PileGame.LAST_COIN);
        double lastCoins = one.rules().get(1).achieved() + most.rules().get(1).achieved();
        assertThat(lastCoins).isCloseTo(1, within(1e-12));
        assertThat(one.rules().stream()
                        .mapToDouble(BotResult.RuleResult::points)
                        .sum())
                .isCloseTo(one.mean(), within(1e-9));
        assertThat(one.deviation()).isBetween(0.5, 5.0);
        assertThat((double) one.worst()).isLessThan(one.mean());
        assertThat((double) one.best()).isGreaterThan(one.mean());
    }

    @Test
    void a_bot_that_breaks_the_rules_is_named_with_the_rule() {
        Experiment experiment = experiment(5, TAKES_ONE, (observation, random) -> 4);

        assertThatExceptionOfType(BotException.class)
                .isThrownBy(() -> run(experiment, 1))
                .withMessage("The bot in seat 1 at ply 3 of game 0 of seed 7 chose 4, which pile.take forbids");
    }

    @Test
    void a_bot_that_breaks_down_is_named_with_the_place() {
        Experiment experiment = experiment(5, TAKES_ONE, (observation, random) -> {
            throw new IllegalStateException("no idea");
        });

        assertThatExceptionOfType(BotException.class)
                .isThrownBy(() -> run(experiment, 2))
                .withMessageContaining("seat")
                .withMessageContaining("no idea");
    }

    @Test
    void after_a_bot_whose_thoughts_never_end_no_other_game_begins() {
        var choices = new AtomicLong();
        Experiment experiment = experiment(100_000, TAKES_ONE, (observation, random) -> {
            if (choices.getAndIncrement() == 0) {
                throw new StackOverflowError();
            }
            return 1;
        });

        assertThatExceptionOfType(BotException.class)
                .isThrownBy(() -> run(experiment, 2))
                .withMessageContaining("StackOverflowError");
        assertThat(choices.get()).isLessThan(100_000);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void where_a_bot_cant_be_made_those_before_it_are_let_go_of(int failing) {
        var heldBots = new HeldBots(failing);
        Entrant bot = new Entrant("bot", heldBots::next);
        var experiment = new Experiment(game, new Setup(2), List.of(bot, bot), 7, 100);

        assertThatIllegalStateException().isThrownBy(() -> run(experiment, 2)).withMessage("no more bots");
        assertThat(heldBots.held()).isZero();
    }

    @Test
    void seats_and_bots_have_to_fit() {
        var entrants = List.of(new Entrant("one", () -> TAKES_ONE));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Experiment(game, new Setup(2), entrants, 1, 1))
                .withMessage("2 seats need 2 bots, not 1");
    }
}
