package dev.anden.arena.tournament;

import dev.anden.engine.UnfitException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Two bots play block after block until the results tell which of two claims about the first one's share holds.
public final class SequentialTest {
    private static final int BOTS = 2;

    /// How many ratios are kept for a picture; even.
    private static final int MOST_POINTS = 512;

    private final Fixture fixture;
    private final Hypotheses hypotheses;
    private final Programme programme;

    /// The result of a block in which the first bot was always ahead of the second one, in halves.
    private final int most;

    /// @param fixture the game and the two bots
    /// @throws UnfitException if there aren't two bots
    public SequentialTest(Fixture fixture, Hypotheses hypotheses, long seed) {
        if (fixture.entrants().size() != BOTS) {
            throw new UnfitException(
                    TournamentFlaw.TWO_BOTS.of("bots", fixture.entrants().size()));
        }
        this.fixture = fixture;
        this.hypotheses = hypotheses;
        List<String> terms = List.of("test h0 %s h1 %s alpha %s beta %s"
                .formatted(hypotheses.lower(), hypotheses.higher(), hypotheses.alpha(), hypotheses.beta()));
        programme = new Programme("anden-sprt 1", List.of(fixture), seed, terms);
        int seats = fixture.setup().seats();
        int firsts = (seats + 1) / BOTS;
        most = 2 * seats * firsts * (seats - firsts);
    }

    /// Hears how the test stands.
    @FunctionalInterface
    public interface Progress {
        /// A further block counts.
        void after(long blocks, double logRatio);
    }

    /// Plays until it is decided.
    ///
    /// @param deals the most blocks to play; undecided then
    /// @param threads how many threads play
    /// @param journal the file that blocks are kept in; what it has isn't played again
    /// @param progress hears of each block
    /// @param nanoseconds the clock
    /// @throws JournalException if the journal doesn't fit
    /// @throws InterruptedException if the calling thread is interrupted
    public SequentialReport run(
            long deals, int threads, Optional<JournalFile> journal, Progress progress, LongSupplier nanoseconds)
            throws InterruptedException {
        var course = new Course(progress);
        programme.run(journal, deals, threads, course::goesOnAfter, nanoseconds);
        return course.report();
    }

    /// How the test goes. Blocks count in the order of their deals, whoever is done first, and none does after the
    /// decision: so it is the same on any number of threads.
    private final class Course {
        private final Progress progress;
        private final Map<Long, Integer> early = new HashMap<>();
        private final SortedMap<Integer, Long> counts = new TreeMap<>();
        private long blocks;
        private double logRatio;
        private List<Double> course = new ArrayList<>();
        private long stride = 1;
        private SequentialReport.Decision decision = SequentialReport.Decision.UNDECIDED;

        Course(Progress progress) {
            this.progress = progress;
        }

        boolean goesOnAfter(Block block) {
            if (decision == SequentialReport.Decision.UNDECIDED) {
                early.put(block.deal(), result(block));
            }
            while (decision == SequentialReport.Decision.UNDECIDED && early.containsKey(blocks)) {
                count(early.remove(blocks));
            }
            return decision == SequentialReport.Decision.UNDECIDED;
        }

        private void count(int result) {
            counts.merge(result, 1L, Long::sum);
            blocks++;
            logRatio = hypotheses.logRatio(counts, most);
            note();
            if (logRatio >= hypotheses.upperBound()) {
                decision = SequentialReport.Decision.H1;
            } else if (logRatio <= hypotheses.lowerBound()) {
                decision = SequentialReport.Decision.H0;
            }
            progress.after(blocks, logRatio);
        }

        /// Keeps the ratio, or every second, fourth … of them when they are many.
        private void note() {
            if (blocks % stride == 0) {
                course.add(logRatio);
            }
            if (course.size() == MOST_POINTS) {
                List<Double> all = course;
                course = IntStream.range(0, MOST_POINTS / 2)
                        .mapToObj(place -> all.get(2 * place + 1))
                        .collect(Collectors.toCollection(ArrayList::new));
                stride *= 2;
            }
        }

        SequentialReport report() {
            double mean = 0;
            double squares = 0;
            for (Map.Entry<Integer, Long> each : counts.entrySet()) {
                double share = (double) each.getKey() / most;
                mean += share * each.getValue();
                squares += share * share * each.getValue();
            }
            mean /= blocks;
            squares /= blocks;
            return new SequentialReport(
                    fixture.game().info().id(),
                    fixture.game().info().rulesVersion(),
                    fixture.setup().seats(),
                    fixture.setup().options(),
                    programme.seed(),
                    fixture.entrants().getFirst().name(),
                    fixture.entrants().getLast().name(),
                    hypotheses,
                    decision,
                    logRatio,
                    hypotheses.lowerBound(),
                    hypotheses.upperBound(),
                    blocks,
                    blocks * fixture.setup().seats(),
                    Estimate.ofBlocks(mean, squares, blocks),
                    most,
                    counts,
                    stride,
                    course);
        }
    }

    /// What the first bot got against the second one in a block, in halves.
    private static int result(Block block) {
        int halves = 0;
        for (Block.Played game : block.games()) {
            for (int place = 0; place < game.ranks().size(); place += BOTS) {
                for (int other = 1; other < game.ranks().size(); other += BOTS) {
                    halves += Standings.halves(
                            game.ranks().get(place), game.ranks().get(other));
                }
            }
        }
        return halves;
    }
}
