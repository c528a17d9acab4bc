package dev.anden.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.anden.arena.Entrant;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.players.RandomPlayer;
import dev.anden.testkit.pile.PileGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SequentialTestTest {
    private static final Hypotheses USUAL = new Hypotheses(0.5, 0.55, 0.05, 0.05);

    @TempDir
    Path folder;

    private static SequentialReport run(Hypotheses hypotheses, int threads, Optional<Path> journal)
            throws InterruptedException {
        Player most = (observation, random) -> observation.legalAction(observation.legalActionCount() - 1);
        var fixture = new Fixture(
                new PileGame(),
                new Setup(2),
                List.of(new Entrant("most", () -> most), new Entrant("random", RandomPlayer::new)));
        return new SequentialTest(fixture, hypotheses, 3)
                .run(
                        2_000,
                        threads,
                        journal.map(file -> new JournalFile(file, "anden 1")),
                        (blocks, ratio) -> {},
                        () -> 0);
    }

    @Test
    void it_stops_by_itself_when_the_second_claim_is_clear() throws InterruptedException {
        SequentialReport report = run(USUAL, 1, Optional.empty());

        assertThat(report.decision()).isEqualTo(SequentialReport.Decision.H1);
        assertThat(report.logRatio()).isGreaterThanOrEqualTo(report.upperBound());
        assertThat(report.blocks()).isLessThan(500);
        assertThat(report.results().values().stream().mapToLong(Long::longValue).sum())
                .isEqualTo(report.blocks());
        assertThat(report.most()).isEqualTo(4);
    }

    @Test
    void it_stops_when_the_first_claim_is_clear() throws InterruptedException {
        assertThat(run(new Hypotheses(0.9, 0.99, 0.05, 0.05), 1, Optional.empty())
                        .decision())
                .isEqualTo(SequentialReport.Decision.H0);
    }

    @Test
    void it_is_the_same_test_on_any_number_of_threads_and_after_it_was_stopped()
            throws IOException, InterruptedException {
        Path journal = folder.resolve("journal");
        SequentialReport alone = run(USUAL, 1, Optional.of(journal));
        byte[] bytes = Files.readAllBytes(journal);
        Files.write(journal, java.util.Arrays.copyOf(bytes, bytes.length / 2));

        assertThat(run(USUAL, 4, Optional.of(journal))).isEqualTo(alone);
        assertThat(run(USUAL, 4, Optional.empty())).isEqualTo(alone);
    }

    @Test
    void the_interval_of_a_share_is_wilsons_where_everything_or_nothing_was_won() {
        Estimate all = Estimate.ofBlocks(1, 1, 12);

        assertThat(all.method()).isEqualTo(Estimate.Method.WILSON);
        assertThat(all.low()).isCloseTo(0.757, within(0.001));
        assertThat(Estimate.ofBlocks(0, 0, 12).high()).isCloseTo(0.243, within(0.001));
        assertThat(Estimate.ofBlocks(0.5, 0.3, 12).method()).isEqualTo(Estimate.Method.NORMAL);
    }

    @Test
    void a_share_of_few_blocks_is_as_unsure_as_their_spread_around_their_own_mean_makes_it() {
        Estimate share = Estimate.ofBlocks(0.5, 0.3, 5);

        // The variance of five numbers around their mean is divided by four.
        assertThat(share.error()).isCloseTo(Math.sqrt(0.05 / 4), within(1e-12));
    }

    @Test
    void blocks_that_are_all_shared_leave_it_open_what_others_would_be() {
        Estimate shared = Estimate.ofBlocks(0.5, 0.25, 12);

        assertThat(shared.low()).isCloseTo(0.379, within(0.001));
        assertThat(shared.high()).isCloseTo(0.621, within(0.001));
        assertThat(shared.method()).isEqualTo(Estimate.Method.WILSON);
    }

    /// For many blocks the ratio is that of normal distributions: N (s1 - s0) (2 m - s0 - s1) / (2 v).
    @Test
    void the_ratio_of_many_blocks_is_nearly_that_of_normal_distributions() {
        SortedMap<Integer, Long> counts = new TreeMap<>();
        counts.put(0, 2_000L);
        counts.put(1, 1_000L);
        counts.put(2, 4_000L);
        counts.put(3, 1_100L);
        counts.put(4, 2_200L);
        double blocks = 10_300;
        double mean = (1_000 * 0.25 + 4_000 * 0.5 + 1_100 * 0.75 + 2_200) / blocks;
        double squares = (1_000 * 0.0625 + 4_000 * 0.25 + 1_100 * 0.5625 + 2_200) / blocks;
        double normal = blocks * 0.02 * (2 * mean - 1.02) / (2 * (squares - mean * mean));

        assertThat(new Hypotheses(0.5, 0.52, 0.05, 0.05).logRatio(counts, 4)).isCloseTo(normal, within(0.05));
    }

    @Test
    void of_equal_bots_the_second_claim_is_accepted_about_as_rarely_as_was_asked() {
        int mistaken = 0;
        for (int trial = 0; trial < 300; trial++) {
            RandomStream random = RandomStream.ofSeed(5, trial, 0);
            SortedMap<Integer, Long> counts = new TreeMap<>();
            double ratio = 0;
            while (ratio > USUAL.lowerBound() && ratio < USUAL.upperBound()) {
                counts.merge(random.below(2) + random.below(2), 1L, Long::sum);
                ratio = USUAL.logRatio(counts, 2);
            }
            mistaken += ratio >= USUAL.upperBound() ? 1 : 0;
        }

        assertThat(mistaken).isBetween(3, 24);
    }

    @Test
    void claims_that_cannot_be_are_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Hypotheses(0.6, 0.5, 0.05, 0.05));
        assertThatIllegalArgumentException().isThrownBy(() -> new Hypotheses(0.5, 0.6, 0, 0.05));
    }
}
