package dev.anden.cli.experiment;

import dev.anden.arena.tuning.Trial;
import dev.anden.arena.tuning.TuningPlan;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.text.Figures;
import dev.anden.cli.text.Texts;

/// How far tuning has come: a line for each generation, and a bar where there is a terminal.
final class TuneProgress {
    private final TuningPlan plan;
    private final boolean quiet;
    private final Surroundings surroundings;
    private final Texts texts;
    private final Figures figures;
    private final Progress bar;
    private double sum;
    private double best;

    /// @param quiet whether results go to a program, and lines would be in its way
    TuneProgress(TuningPlan plan, boolean quiet, Surroundings surroundings) {
        this.plan = plan;
        this.quiet = quiet;
        this.surroundings = surroundings;
        texts = Texts.of(surroundings.language());
        figures = Figures.of(texts);
        bar = new Progress(plan.trials(), "trials", surroundings);
    }

    void tried(Trial trial) {
        bar.reached(trial.number() + 1);
        double share = trial.outcome().share().share();
        if (trial.number() == 0) {
            say(texts.text("tune.start", figures.percent(share)));
            return;
        }
        int size = plan.trialsPerGeneration();
        sum += share;
        best = Math.max(best, share);
        if (trial.number() % size == 0) {
            say(texts.text(
                    "tune.generation",
                    trial.number() / size,
                    plan.generations(),
                    figures.percent(sum / size),
                    figures.percent(best)));
            sum = 0;
            best = 0;
        }
    }

    private void say(String line) {
        if (!quiet) {
            bar.erase();
            surroundings.out().println(line);
            surroundings.out().flush();
        }
    }

    /// Leaves the bar's line empty.
    void erase() {
        bar.erase();
    }
}
