package dev.anden.arena.tuning;

import dev.anden.arena.WorkPile;
import dev.anden.arena.tournament.Journal;
import dev.anden.arena.tournament.JournalException;
import dev.anden.arena.tournament.JournalFile;
import dev.anden.engine.Tuning;
import dev.anden.engine.UnfitException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.optim.InitialGuess;
import org.hipparchus.optim.MaxEval;
import org.hipparchus.optim.SimpleBounds;
import org.hipparchus.optim.nonlinear.scalar.GoalType;
import org.hipparchus.optim.nonlinear.scalar.ObjectiveFunction;
import org.hipparchus.optim.nonlinear.scalar.noderiv.CMAESOptimizer;
import org.hipparchus.random.Well19937c;

/// Looks for numbers with which a bot wins more often, by covariance matrix adaptation (CMA-ES, N. Hansen and
/// A. Ostermeier, 2001): each generation tries numbers around a mean, which moves to where the better ones were.
///
/// Games are noisy. All trials of a generation therefore play the same deals, each from every seat, so that luck
/// meets them alike; the next generation plays others, so that no deal is learnt by heart; and what is found is
/// the mean of the last generation, not the trial that had most luck. What is tried next follows from the seed and
/// from what came of the trials before, so a journal of these is enough to go on where a call was stopped.
public final class Tuner {
    /// What is found is said with so many digits behind the point: finer than games can tell.
    private static final double PRECISION = 1e4;

    private final TuningPlan plan;
    private final List<Tuning.Weight> weights;
    private final Contest contest;
    private final List<Trial> known = new ArrayList<>();

    /// @param threads how many threads play; what comes out is the same with any number
    /// @throws UnfitException if there can't be so many
    public Tuner(TuningPlan plan, int threads) {
        WorkPile.checkThreads(threads);
        this.plan = plan;
        weights = plan.tuning().weights();
        contest = new Contest(plan, threads);
    }

    /// Hears of trials.
    @FunctionalInterface
    public interface Listener {
        /// A trial is done, or was found in the journal.
        void tried(Trial trial);
    }

    /// Tunes, and tests what was found and the numbers as they were with deals that weren't used before; once.
    ///
    /// @param journal the file that trials are kept in; what it has isn't played again
    /// @throws JournalException if the journal is of something else
    /// @throws InterruptedException if the calling thread is interrupted
    public TuningReport run(Optional<JournalFile> journal, Listener listener) throws InterruptedException {
        try (contest) {
            return report(journal, listener);
        }
    }

    private TuningReport report(Optional<JournalFile> journal, Listener listener) throws InterruptedException {
        List<Double> after = journal.isEmpty()
                ? search(Optional.empty(), listener)
                : searchWith(Journal.open(journal.get(), plan.header(), new TrialText(), known::add), listener);
        List<Double> before = weights.stream().map(Tuning.Weight::value).toList();
        long test = plan.testSeed();
        return new TuningReport(
                plan.game().info().id(),
                plan.game().info().rulesVersion(),
                plan.setup().seats(),
                plan.tuning().level(),
                plan.against().name(),
                plan.seed(),
                plan.generations(),
                plan.trials(),
                plan.trials() * plan.gamesPerTrial(),
                weights,
                after,
                test,
                contest.play(before, test, 0, plan.testDeals(), 0),
                contest.play(after, test, 0, plan.testDeals(), 0));
    }

    private List<Double> searchWith(Journal<Trial> journal, Listener listener) throws InterruptedException {
        try (journal) {
            return search(Optional.of(journal), listener);
        }
    }

    /// The mean of the last generation.
    private List<Double> search(Optional<Journal<Trial>> journal, Listener listener) throws InterruptedException {
        var optimizer = new CMAESOptimizer(
                TuningPlan.MOST, 0, true, 0, 1, new Well19937c(plan.seed()), true, (count, before, now) -> false);
        var trials = new Trials(journal, listener);
        int size = weights.size();
        try {
            optimizer.optimize(
                    new MaxEval(Integer.MAX_VALUE),
                    new ObjectiveFunction(trials::value),
                    GoalType.MAXIMIZE,
                    new InitialGuess(
                            weights.stream().mapToDouble(Tuner::placeOf).toArray()),
                    new SimpleBounds(new double[size], filled(size, 1)),
                    new CMAESOptimizer.Sigma(filled(size, plan.step())),
                    new CMAESOptimizer.PopulationSize(plan.trialsPerGeneration()));
        } catch (EnoughException enough) {
            // How many generations there are is not for the library to know: it would go in other steps then, and a
            // journal couldn't be gone on with for more of them.
        } catch (StoppedException stopped) {
            throw stopped.interruption();
        }
        List<RealMatrix> means = optimizer.getStatisticsMeanHistory();
        return valuesAt(means.getLast().getRow(0));
    }

    private static double[] filled(int size, double value) {
        return IntStream.range(0, size).mapToDouble(place -> value).toArray();
    }

    /// Where a number is in its range, 0 to 1.
    private static double placeOf(Tuning.Weight weight) {
        return (weight.value() - weight.least()) / (weight.most() - weight.least());
    }

    /// The numbers that are at some places of their ranges.
    private List<Double> valuesAt(double[] places) {
        return IntStream.range(0, weights.size())
                .mapToObj(index -> {
                    Tuning.Weight weight = weights.get(index);
                    double place = Math.clamp(places[index], 0, 1);
                    double value = weight.least() + place * (weight.most() - weight.least());
                    return Math.clamp(Math.round(value * PRECISION) / PRECISION, weight.least(), weight.most());
                })
                .toList();
    }

    /// The trials of a search, one after another.
    private final class Trials {
        private final Optional<Journal<Trial>> journal;
        private final Listener listener;
        private long count;
        private double spread;

        Trials(Optional<Journal<Trial>> journal, Listener listener) {
            this.journal = journal;
            this.listener = listener;
        }

        double value(double[] places) {
            if (count == plan.trials()) {
                throw new EnoughException();
            }
            Trial trial = trial(valuesAt(places));
            // The first one sets the measure for all others.
            spread = count == 0 ? trial.outcome().spread() : spread;
            count++;
            listener.tried(trial);
            return trial.outcome().value();
        }

        private Trial trial(List<Double> values) {
            if (count < known.size()) {
                Trial earlier = known.get((int) count);
                if (earlier.number() != count || !earlier.values().equals(values)) {
                    throw new UnfitException(TuningFlaw.OTHER_TRIALS.of("trial", count));
                }
                return earlier;
            }
            var trial = new Trial(count, values, played(values));
            journal.ifPresent(kept -> kept.append(trial));
            return trial;
        }

        private Outcome played(List<Double> values) {
            long generation = count == 0 ? 0 : (count - 1) / plan.trialsPerGeneration();
            try {
                return contest.play(values, plan.seed(), generation * plan.deals(), plan.deals(), spread);
            } catch (InterruptedException interruption) {
                throw new StoppedException(interruption);
            }
        }
    }

    /// Says to the library that all generations are over.
    private static final class EnoughException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /// Carries an interruption through the library.
    private static final class StoppedException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient InterruptedException interruption;

        StoppedException(InterruptedException interruption) {
            super(interruption);
            this.interruption = interruption;
        }

        InterruptedException interruption() {
            return interruption;
        }
    }
}
