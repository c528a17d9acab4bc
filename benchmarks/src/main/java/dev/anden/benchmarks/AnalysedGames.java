package dev.anden.benchmarks;

import dev.anden.arena.Match;
import dev.anden.arena.Replay;
import dev.anden.arena.analysis.Analysis;
import dev.anden.arena.analysis.Analyst;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Player;
import dev.anden.engine.Setup;
import dev.anden.players.Roster;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Whether luck and play add up: plays many games of each kind, with every number of seats in turn, analyses each of
/// them for one of its seats, and prints how far what everything changed is from the end less the start at most.
public final class AnalysedGames {
    private static final int GAMES = 1_000;

    /// Enough to add up something; the sum doesn't depend on how many there are.
    private static final int FUTURES = 2;

    private static final String BOT = "greedy";
    private static final long SEED = 1;
    private static final double MILLISECONDS = 1_000_000;

    private final Roster bots = Roster.installed();

    private AnalysedGames() {}

    /// Plays a thousand games in all; as many as the first argument says, if there is one.
    public static void main(String... arguments) {
        int games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : GAMES;
        List<Game> kinds = GameCatalog.installed().games();
        var analysed = new AnalysedGames();
        System.out.println("game            games  largest deviation  ms for a game and two futures");
        for (Game game : kinds) {
            analysed.measure(game, games / kinds.size());
        }
    }

    private void measure(Game game, int games) {
        double largest = 0;
        long start = System.nanoTime();
        for (int number = 0; number < games; number++) {
            largest = Math.max(largest, deviation(analysis(game, number)));
        }
        System.out.printf(
                "%-15s %5d  %17.1e  %.0f%n",
                game.info().id(), games, largest, (System.nanoTime() - start) / MILLISECONDS / games);
    }

    private Analysis analysis(Game game, int number) {
        int fewest = game.info().minimumSeats();
        int seats = fewest + number % (game.info().maximumSeats() - fewest + 1);
        var setup = new Setup(seats);
        var match = new Match(game, setup);
        Player[] players = IntStream.range(0, seats)
                .mapToObj(seat -> bots.create(game, BOT))
                .toArray(Player[]::new);
        match.play(players, SEED, number, false);
        Replay replay = Replay.of(game, setup, Optional.empty(), List.of(), match.log());
        var analyst = new Analyst(game, replay, number % seats, bots.create(game, BOT), SEED);
        while (analyst.futures() < FUTURES) {
            analyst.look();
        }
        return analyst.analysis();
    }

    private static double deviation(Analysis analysis) {
        double changed = analysis.steps().stream()
                .mapToDouble(step -> step.change().amount())
                .sum();
        return Math.abs(changed - (analysis.end() - analysis.start()));
    }
}
