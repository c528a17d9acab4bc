/// What bots learn from games: programs that play them, fit a network to their ends, and write its weights as the
/// data that the bots read. `ForecastTraining` is the one to run; the command stands in `docs/bots.md`.
@NullMarked
package dev.anden.benchmarks.training;

import org.jspecify.annotations.NullMarked;
