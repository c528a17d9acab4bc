package dev.anden.arena;

import dev.anden.engine.ScoreLine;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;

/// What is counted of one bot while the games are played. Only whole numbers, so that neither the order of the
/// games nor the number of threads shows in the result.
final class BotTally {
    private final Map<String, RuleTally> rules = new TreeMap<>();
    private final long[] winsByWinners;
    private long games;
    private long points;
    private long squares;
    private int best = Integer.MIN_VALUE;
    private int worst = Integer.MAX_VALUE;
    private long turns;
    private long decisions;

    BotTally(int seats) {
        winsByWinners = new long[seats + 1];
    }

    /// Counts a game.
    ///
    /// @param winners how many seats won it
    void game(int score, boolean won, int winners, int turnsTaken, int decisionsMade) {
        games++;
        points += score;
        squares += (long) score * score;
        best = Math.max(best, score);
        worst = Math.min(worst, score);
        winsByWinners[winners] += won ? 1 : 0;
        turns += turnsTaken;
        decisions += decisionsMade;
    }

    void line(ScoreLine line) {
        rules.computeIfAbsent(line.rule(), rule -> new RuleTally()).add(line);
    }

    void add(BotTally other) {
        games += other.games;
        points += other.points;
        squares += other.squares;
        best = Math.max(best, other.best);
        worst = Math.min(worst, other.worst);
        turns += other.turns;
        decisions += other.decisions;
        for (int winners = 0; winners < winsByWinners.length; winners++) {
            winsByWinners[winners] += other.winsByWinners[winners];
        }
        other.rules.forEach((rule, tally) ->
                rules.computeIfAbsent(rule, id -> new RuleTally()).add(tally));
    }

    BotResult result(String bot) {
        double wins = 0;
        for (int winners = 1; winners < winsByWinners.length; winners++) {
            wins += (double) winsByWinners[winners] / winners;
        }
        double mean = (double) points / games;
        double variance = games > 1 ? (squares - mean * points) / (games - 1) : 0;
        var ruleResults = new ArrayList<BotResult.RuleResult>();
        rules.forEach((rule, tally) -> ruleResults.add(tally.result(rule, games)));
        return new BotResult(
                bot,
                games,
                mean,
                Math.sqrt(Math.max(0, variance)),
                best,
                worst,
                WinShare.of(wins, games),
                (double) turns / games,
                (double) decisions / games,
                ruleResults);
    }
}
