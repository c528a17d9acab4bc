package dev.anden.arena.tuning;

import dev.anden.arena.Entrant;
import dev.anden.arena.tournament.Journal;
import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.engine.Tuning;
import dev.anden.engine.UnfitException;
import java.util.ArrayList;
import java.util.List;

/// What is tuned, against whom, and at what cost. The same plan comes to the same numbers on any machine.
///
/// @param game the game
/// @param setup how it is set up; at least two seats
/// @param tuning the numbers
/// @param against the bot in all the other seats, which stays as it is
/// @param seed the seed of the deals and of what is tried
/// @param testSeed the seed of the deals that the result is tested with; another one
/// @param deals how many deals each trial plays, each from every seat
/// @param generations how many times the next trials follow from those before; each has deals of its own, the same
///     for all of its trials
/// @param step how far the first trials are from the numbers as they are, in parts of a number's range, from 0.001
///     to 1
/// @param testDeals how many deals the result is tested with
public record TuningPlan(
        Game game,
        Setup setup,
        Tuning tuning,
        Entrant against,
        long seed,
        long testSeed,
        long deals,
        int generations,
        double step,
        long testDeals) {
    /// The most deals of a trial or a test, and the most generations: more than anybody waits for.
    public static final int MOST = 1_000_000;

    /// With a shorter first step trials would hardly differ from one another: numbers are rounded.
    private static final double LEAST_STEP = 0.001;

    /// @throws UnfitException if it can't be carried out; the reason says why
    public TuningPlan {
        if (setup.seats() < 2) {
            throw new UnfitException(TuningFlaw.SEATS.of("seats", setup.seats()));
        }
        if (deals < 1 || deals > MOST || testDeals < 1 || testDeals > MOST) {
            throw new UnfitException(TuningFlaw.GAMES.of("most", (long) MOST * setup.seats()));
        }
        if (generations < 1 || generations > MOST) {
            throw new UnfitException(TuningFlaw.GENERATIONS.of("most", MOST, "generations", generations));
        }
        if (!(step >= LEAST_STEP && step <= 1)) {
            throw new UnfitException(TuningFlaw.STEP.of("least", LEAST_STEP, "step", step));
        }
        if (seed == testSeed) {
            throw new UnfitException(TuningFlaw.SEEDS.of("seed", seed));
        }
    }

    /// How many trials a generation has: what N. Hansen, *The CMA Evolution Strategy: A Tutorial* (2016), says for
    /// so many numbers.
    public int trialsPerGeneration() {
        return 4 + (int) (3 * StrictMath.log(tuning.weights().size()));
    }

    /// How many trials there are, the first one of the numbers as they are.
    public long trials() {
        return 1 + (long) generations * trialsPerGeneration();
    }

    /// How many games each trial plays.
    public long gamesPerTrial() {
        return deals * setup.seats();
    }

    /// The lines by which a journal says what its trials are of. More generations may be asked for later.
    List<String> header() {
        var lines = new ArrayList<String>();
        lines.add("anden-tune 1");
        lines.add("seed " + seed);
        lines.add(Journal.gameLine(game, setup));
        lines.add("bot %s against %s deals %d step %s".formatted(tuning.level(), against.identity(), deals, step));
        tuning.weights()
                .forEach(weight -> lines.add("weight %s from %s to %s begins %s"
                        .formatted(weight.name(), weight.least(), weight.most(), weight.value())));
        return lines;
    }
}
