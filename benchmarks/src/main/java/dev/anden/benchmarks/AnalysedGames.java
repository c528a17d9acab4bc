package dev.anden.benchmarks;

import dev.anden.arena.Replay;
import dev.anden.arena.analysis.Analysis;
import dev.anden.arena.analysis.Analyst;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.players.Roster;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// Whether luck and play add up: plays many games of each kind, with every number of seats in turn, analyses each of
/// them for one of its seats as the server does, and prints how far what everything changed is from the end less the
/// start at most.
///
/// A line is printed whenever some more games of a kind were analysed, and the last of a kind is what it came to. Times
/// are a processor's.
public final class AnalysedGames {
    private static final int GAMES = 1_000;

    /// Enough to add up something; the sum doesn't depend on how many there are.
    private static final int FUTURES = 2;

    private static final long SEED = 1;
    private static final double SECONDS = 1e9;

    /// Games between two lines.
    private static final int PACE = 10;

    private final Roster bots = Roster.installed();
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Game game;
    private double largestDeviation;
    private double seconds;
    private double longest;

    private AnalysedGames(Game game) {
        this.game = game;
    }

    /// Plays and analyses a thousand games in all, as many of each kind; the arguments, if there are any, are how many
    /// instead, and the ids of the kinds to play.
    public static void main(String... arguments) {
        int games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : GAMES;
        List<Game> kinds = kinds(Arrays.stream(arguments).skip(1).toList());
        System.out.println("game            games  largest deviation  seconds for a game and two futures  the longest");
        for (Game game : kinds) {
            new AnalysedGames(game).measure(games / kinds.size());
        }
    }

    private static List<Game> kinds(List<String> ids) {
        GameCatalog catalog = GameCatalog.installed();
        return ids.isEmpty()
                ? catalog.games()
                : ids.stream().map(catalog::require).toList();
    }

    private void measure(int games) {
        for (int number = 0; number < games; number++) {
            look(number);
            if ((number + 1) % PACE == 0 || number + 1 == games) {
                print(number + 1);
            }
        }
    }

    private void look(int number) {
        Replay replay = played(number);
        long start = threads.getCurrentThreadCpuTime();
        int seat = number % replay.setup().seats();
        var analyst = new Analyst(game, replay, seat, bots.rehearser(game), Analyst.SEED);
        while (analyst.futures() < FUTURES) {
            analyst.look();
        }
        largestDeviation = Math.max(largestDeviation, deviation(analyst.analysis()));
        double taken = (threads.getCurrentThreadCpuTime() - start) / SECONDS;
        seconds += taken;
        longest = Math.max(longest, taken);
    }

    private Replay played(int number) {
        int fewest = game.info().minimumSeats();
        int seats = fewest + number % (game.info().maximumSeats() - fewest + 1);
        return GreedyGame.played(bots, game, seats, SEED, number);
    }

    private void print(int games) {
        System.out.printf(
                Locale.ROOT,
                "%-15s %5d  %17.1e  %34.2f  %11.2f%n",
                game.info().id(),
                games,
                largestDeviation,
                seconds / games,
                longest);
    }

    private static double deviation(Analysis analysis) {
        double changed = analysis.steps().stream()
                .mapToDouble(step -> step.change().amount())
                .sum();
        return Math.abs(changed - (analysis.end() - analysis.start()));
    }
}
