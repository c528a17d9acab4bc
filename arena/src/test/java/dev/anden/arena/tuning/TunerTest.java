package dev.anden.arena.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.arena.Entrant;
import dev.anden.arena.HeldBots;
import dev.anden.arena.tournament.JournalException;
import dev.anden.arena.tournament.JournalFile;
import dev.anden.engine.Player;
import dev.anden.engine.Setup;
import dev.anden.engine.Tuning;
import dev.anden.engine.UnfitException;
import dev.anden.players.RandomPlayer;
import dev.anden.testkit.pile.PileGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A bot of the game of piles that takes the more, the larger its first number is; the second one is for nothing.
class TunerTest {
    @TempDir
    Path folder;

    private static final class Greed implements Tuning {
        @Override
        public String level() {
            return "greed";
        }

        @Override
        public List<Weight> weights() {
            return List.of(new Weight("greed", 0, 1, 0.2), new Weight("nothing", -5, 5, 0));
        }

        @Override
        public Player player(List<Double> values) {
            return (observation, random) ->
                    observation.legalAction((int) Math.round(values.getFirst() * (observation.legalActionCount() - 1)));
        }

        @Override
        public Player bot(List<Double> values) {
            return player(values);
        }

        @Override
        public List<Double> values(String name, String text) {
            return Arrays.stream(text.replaceAll("[\\[\\] ]", "").split(","))
                    .map(Double::valueOf)
                    .toList();
        }

        @Override
        public String file(List<Double> values) {
            return values.toString();
        }
    }

    private static TuningPlan plan(long seed, int generations) {
        return new TuningPlan(
                new PileGame(),
                new Setup(2),
                new Greed(),
                new Entrant("random", RandomPlayer::new),
                seed,
                seed + 1,
                20,
                generations,
                0.1,
                100);
    }

    private static TuningReport run(TuningPlan plan, int threads, Optional<Path> journal) throws InterruptedException {
        return new Tuner(plan, threads).run(journal.map(file -> new JournalFile(file, "anden 1")), trial -> {});
    }

    @Test
    void it_finds_numbers_that_win_more_often_than_those_it_began_with() throws InterruptedException {
        TuningReport report = run(plan(3, 12), 1, Optional.empty());

        assertThat(report.after().getFirst()).isGreaterThan(0.6);
        assertThat(report.testAfter().share().low())
                .isGreaterThan(report.testBefore().share().high());
        assertThat(report.trials()).isEqualTo(1 + 12 * 6);
        assertThat(report.games()).isEqualTo((1 + 12 * 6) * 40);
        assertThat(report.testAfter().games()).isEqualTo(200);
    }

    @Test
    void it_finds_the_same_on_any_number_of_threads_and_after_it_was_stopped()
            throws IOException, InterruptedException {
        Path journal = folder.resolve("journal");
        TuningReport alone = run(plan(4, 5), 1, Optional.of(journal));
        byte[] bytes = Files.readAllBytes(journal);
        Files.write(journal, Arrays.copyOf(bytes, bytes.length / 2));

        assertThat(run(plan(4, 5), 3, Optional.of(journal))).isEqualTo(alone);
        assertThat(Files.readAllBytes(journal)).isEqualTo(bytes);
        assertThat(run(plan(4, 5), 2, Optional.empty())).isEqualTo(alone);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void where_a_bot_cant_be_made_those_before_it_are_let_go_of(int failing) {
        var heldBots = new HeldBots(failing);
        var against = new Entrant("held", heldBots::next);
        var plan = new TuningPlan(new PileGame(), new Setup(3), new Greed(), against, 3, 4, 20, 1, 0.1, 100);

        assertThatIllegalStateException()
                .isThrownBy(() -> run(plan, 2, Optional.empty()))
                .withMessage("no more bots");
        assertThat(heldBots.held()).isZero();
    }

    @Test
    void the_bot_to_beat_is_made_once_for_each_thread_and_place_however_much_is_tried() throws InterruptedException {
        var heldBots = new HeldBots(Integer.MAX_VALUE);
        var against = new Entrant("held", heldBots::next);
        var plan = new TuningPlan(new PileGame(), new Setup(3), new Greed(), against, 3, 4, 20, 2, 0.1, 100);

        run(plan, 2, Optional.empty());

        assertThat(heldBots.made()).isEqualTo(2 * 2);
        assertThat(heldBots.held()).isZero();
    }

    @Test
    void what_a_journal_has_is_not_played_again_and_more_generations_may_be_asked_for() throws InterruptedException {
        Path journal = folder.resolve("journal");
        run(plan(5, 3), 1, Optional.of(journal));

        assertThat(run(plan(5, 6), 1, Optional.of(journal))).isEqualTo(run(plan(5, 6), 1, Optional.empty()));
    }

    @Test
    void a_journal_of_something_else_is_refused() throws InterruptedException {
        Path journal = folder.resolve("journal");
        run(plan(6, 1), 1, Optional.of(journal));

        assertThatExceptionOfType(JournalException.class)
                .isThrownBy(() -> run(plan(7, 1), 1, Optional.of(journal)))
                .withMessageEndingWith("is of another call: it has \"seed 6\" where this one has"
                        + " \"seed 7\"; make the same call as then, or name another file");
    }

    @Test
    void trials_of_other_numbers_than_those_that_follow_are_refused() throws IOException, InterruptedException {
        Path journal = folder.resolve("journal");
        run(plan(6, 2), 1, Optional.of(journal));
        Path other = folder.resolve("other");
        run(plan(7, 2), 1, Optional.of(other));
        Files.writeString(journal, Files.readString(other).replaceFirst("seed 7", "seed 6"));

        assertThatExceptionOfType(UnfitException.class)
                .isThrownBy(() -> run(plan(6, 2), 1, Optional.of(journal)))
                .withMessageStartingWith("The journal has a trial 1 of other numbers");
    }

    @Test
    void a_plan_that_proves_nothing_is_refused() {
        assertThatThrownBy(() -> plan(1, 0)).hasMessage("The number of generations must be from 1 to 1000000, not 0");
        TuningPlan fit = plan(1, 1);
        assertThatThrownBy(() ->
                        new TuningPlan(fit.game(), fit.setup(), fit.tuning(), fit.against(), 8, 8, 20, 1, 0.1, 100))
                .hasMessageStartingWith("The seed 8 can't be used for tuning and testing");
        assertThatThrownBy(() ->
                        new TuningPlan(fit.game(), fit.setup(), fit.tuning(), fit.against(), 8, 9, 0, 1, 0.1, 100))
                .hasMessage("The number of games must be from one for each seat to 2000000");
        assertThatThrownBy(() ->
                        new TuningPlan(fit.game(), new Setup(1), fit.tuning(), fit.against(), 8, 9, 1, 1, 0.1, 100))
                .hasMessage("A bot is tuned at a table of at least two players, not 1");
        assertThatThrownBy(
                        () -> new TuningPlan(fit.game(), fit.setup(), fit.tuning(), fit.against(), 8, 9, 1, 1, 0, 100))
                .hasMessage("The first step must be from 0.001 to 1, not 0.0");
        // Rounded, the numbers of all trials would be those of the first.
        assertThatThrownBy(() ->
                        new TuningPlan(fit.game(), fit.setup(), fit.tuning(), fit.against(), 8, 9, 1, 1, 1e-6, 100))
                .hasMessageStartingWith("The first step must be from 0.001 to 1");
    }
}
