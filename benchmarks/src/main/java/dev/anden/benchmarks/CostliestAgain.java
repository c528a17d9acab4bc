package dev.anden.benchmarks;

import dev.anden.arena.Replay;
import dev.anden.arena.analysis.Analysis;
import dev.anden.arena.analysis.Analyst;
import dev.anden.arena.analysis.Verdict;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.players.Roster;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// Whether the costliest choices of a game are the same ones when it is analysed again with another luck: plays
/// games of each kind, analyses each of them twice for its first seat, with as much of a processor as a server
/// gives, and prints how many of the three costliest of the first analysis are among the three of the second.
public final class CostliestAgain {
    private static final int GAMES = 4;
    private static final int COSTLIEST = 3;
    private static final long SEED = 7;
    private static final double SECONDS = 1e9;

    /// As the server has it.
    private static final double LONGEST = 28;

    private final Roster bots = Roster.installed();
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Game game;
    private final int seats;
    private int named;
    private int again;
    private int first;
    private double longest;

    private CostliestAgain(Game game, int seats) {
        this.game = game;
        this.seats = seats;
    }

    /// The arguments, if there are any, are how many games of each kind, how many seats, and the ids of the kinds.
    public static void main(String... arguments) {
        int games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : GAMES;
        int seats = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 2;
        List<String> ids = Arrays.stream(arguments).skip(2).toList();
        System.out.println("game            games  named  again  the first  longest (s of a processor)");
        for (Game game : GameCatalog.installed().games()) {
            if (ids.isEmpty() || ids.contains(game.info().id())) {
                new CostliestAgain(game, seats).measure(games);
            }
        }
    }

    private void measure(int games) {
        for (int number = 0; number < games; number++) {
            Replay replay = GreedyGame.played(bots, game, seats, SEED, number);
            List<Integer> one = costliest(replay, Analyst.SEED);
            List<Integer> other = costliest(replay, Analyst.SEED + 1);
            named += one.size();
            again += (int) one.stream().filter(other::contains).count();
            first += !one.isEmpty() && !other.isEmpty() && one.getFirst().equals(other.getFirst()) ? 1 : 0;
            System.out.printf(
                    Locale.ROOT,
                    "%-15s %5d  %5d  %5d  %9d  %7.1f%n",
                    game.info().id(),
                    number + 1,
                    named,
                    again,
                    first,
                    longest);
        }
    }

    private List<Integer> costliest(Replay replay, long seed) {
        long start = threads.getCurrentThreadCpuTime();
        var analyst = new Analyst(game, replay, 0, bots.rehearser(game), seed);
        while (!analyst.isDone() && taken(start) < LONGEST) {
            analyst.look();
        }
        Analysis analysis = analyst.analysis();
        longest = Math.max(longest, taken(start));
        return analysis.costliest(COSTLIEST).stream().map(Verdict::ply).toList();
    }

    private double taken(long start) {
        return (threads.getCurrentThreadCpuTime() - start) / SECONDS;
    }
}
