package dev.anden.benchmarks;

import dev.anden.arena.Match;
import dev.anden.arena.WinShare;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Player;
import dev.anden.engine.Setup;
import dev.anden.engine.Tuning;
import dev.anden.players.Roster;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/// How well the bot plays whose numbers `anden tune` looks for, as it plays in rehearsals, and how long a choice
/// takes it, against the planner in the same run: each deal is played once from either seat, and then once by each
/// of the two bots alone, to time it. Times are the thread's processor time with all that the rules do, by choice.
public final class TunedBots {
    private static final String GAME = "ttr-usa";
    private static final String ANCHOR = "planner";
    private static final int DEALS = 2_000;
    private static final int WARM_UP = 300;
    private static final long SEED = 9_002;
    private static final double NANOSECONDS_IN_MICROSECOND = 1_000;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Match match;
    private final Player[] tuned;
    private final Player[] anchor;
    private double wins;

    private TunedBots(Game game, Setup setup) {
        Roster roster = Roster.installed();
        Tuning tuning = roster.tuning(game, setup).orElseThrow();
        List<Double> values =
                tuning.weights().stream().map(Tuning.Weight::value).toList();
        match = new Match(game, setup);
        tuned = new Player[] {tuning.player(values), tuning.player(values)};
        anchor = new Player[] {roster.create(game, ANCHOR), roster.create(game, ANCHOR)};
    }

    /// Plays two thousand deals of the USA board, or of the game whose id is the first argument, with the options that
    /// come after it, as in `tickets=mega`.
    public static void main(String... arguments) {
        Game game = GameCatalog.installed().require(arguments.length > 0 ? arguments[0] : GAME);
        Map<String, String> options = Arrays.stream(arguments)
                .skip(1)
                .map(option -> option.split("=", 2))
                .collect(Collectors.toMap(option -> option[0], option -> option[1]));
        var bots = new TunedBots(game, Setup.of(game.info(), 2, options));
        bots.measure(SEED + 1, WARM_UP);
        System.out.println(bots.measure(SEED, DEALS));
    }

    private String measure(long seed, int deals) {
        wins = 0;
        var timeOfTuned = new Time();
        var timeOfAnchor = new Time();
        for (int deal = 0; deal < deals; deal++) {
            playBoth(seed, deal);
            timeOfTuned.add(tuned, seed, deal);
            timeOfAnchor.add(anchor, seed, deal);
        }
        WinShare share = WinShare.of(wins, 2L * deals);
        return String.format(
                Locale.ROOT,
                "%d games: %.1f %% (%.1f – %.1f) won; µs for a choice, rules included: %.2f, of the other %.2f",
                2 * deals,
                100 * share.share(),
                100 * share.low(),
                100 * share.high(),
                timeOfTuned.perChoice(),
                timeOfAnchor.perChoice());
    }

    private void playBoth(long seed, int deal) {
        for (int seat = 0; seat < 2; seat++) {
            Player[] seated = {seat == 0 ? tuned[0] : anchor[0], seat == 0 ? anchor[0] : tuned[0]};
            match.play(seated, seed, deal, false);
            List<Integer> ranks = match.state().scoreSheet().ranks();
            wins += ranks.get(seat) > 1 ? 0 : ranks.get(1 - seat) > 1 ? 1 : 0.5;
        }
    }

    /// The time of games that a bot plays against itself.
    private final class Time {
        private long nanoseconds;
        private long choices;

        void add(Player[] players, long seed, int deal) {
            long start = threads.getCurrentThreadCpuTime();
            match.play(players, seed, deal, false);
            nanoseconds += threads.getCurrentThreadCpuTime() - start;
            choices += match.decisions(0) + match.decisions(1);
        }

        double perChoice() {
            return nanoseconds / NANOSECONDS_IN_MICROSECOND / choices;
        }
    }
}
