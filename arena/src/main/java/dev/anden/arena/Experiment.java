package dev.anden.arena;

import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.engine.UnfitException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/// Many games between the same bots. The bots go round the seats: bot i sits in seat `(i + number) mod seats`, and
/// each game has streams of its own, so the results depend neither on the number of threads nor on who is done
/// first.
///
/// @param game the game to play
/// @param setup how it is set up
/// @param entrants the bots, as many as seats
/// @param seed the seed of the series
/// @param games how many games, at least 1
public record Experiment(Game game, Setup setup, List<Entrant> entrants, long seed, long games) {
    /// @throws UnfitException if bots and seats differ in number, or there are no games to play
    public Experiment {
        entrants = List.copyOf(entrants);
        if (entrants.size() != setup.seats()) {
            throw new UnfitException(ExperimentFlaw.BOTS.of("seats", setup.seats(), "bots", entrants.size()));
        }
        if (games < 1) {
            throw new UnfitException(ExperimentFlaw.GAMES.of("games", games));
        }
    }

    /// The seat of a bot in a game.
    public int seatOf(int bot, long number) {
        return (int) ((bot + number) % entrants.size());
    }

    /// The bot in a seat in a game.
    public int botIn(int seat, long number) {
        return (int) Math.floorMod(seat - number, (long) entrants.size());
    }

    /// Plays all games.
    ///
    /// @param threads how many threads play, 1 to [WorkPile#MOST_THREADS]; never more than there are games
    /// @param listener hears of each game
    /// @param nanoseconds the clock by which the pace is measured
    /// @throws BotException if a bot fails; the games that are left aren't played
    /// @throws InterruptedException if the calling thread is interrupted; the playing threads stop as well
    public Report run(int threads, GameListener listener, LongSupplier nanoseconds) throws InterruptedException {
        WorkPile.checkThreads(threads);
        int several = (int) Math.min(threads, games);
        try (Crew<Worker> crew = Crew.of(several, () -> new Worker(this, nanoseconds), Worker::close)) {
            List<Worker> workers = crew.members();
            long start = nanoseconds.getAsLong();
            new WorkPile(games).workOff(workers, (worker, number) -> {
                worker.play(number);
                listener.ended(number, worker.match());
            });
            return report(workers, (nanoseconds.getAsLong() - start) / 1e9);
        }
    }

    private Report report(List<Worker> workers, double seconds) {
        var results = new ArrayList<BotResult>();
        var milliseconds = new ArrayList<Double>();
        for (int bot = 0; bot < entrants.size(); bot++) {
            var total = new BotTally(entrants.size());
            long elapsed = 0;
            long decisions = 0;
            for (Worker worker : workers) {
                total.add(worker.tally(bot));
                elapsed += worker.stopwatch(bot).times().elapsed();
                decisions += worker.stopwatch(bot).times().decisions();
            }
            results.add(total.result(entrants.get(bot).name()));
            milliseconds.add(decisions == 0 ? 0 : elapsed / 1e6 / decisions);
        }
        long plies = workers.stream().mapToLong(Worker::plies).sum();
        var pace = new Report.Pace(workers.size(), seconds, games / seconds, milliseconds);
        return new Report(
                game.info().id(),
                game.info().rulesVersion(),
                setup.seats(),
                setup.options(),
                seed,
                games,
                plies,
                results,
                pace);
    }
}
