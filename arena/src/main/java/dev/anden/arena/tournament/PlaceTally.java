package dev.anden.arena.tournament;

import dev.anden.arena.Match;
import dev.anden.arena.RuleTally;
import dev.anden.arena.Stopwatch;
import dev.anden.engine.Player;
import dev.anden.engine.ScoreLine;
import dev.anden.engine.ScoreSheet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongSupplier;

/// What one bot did in the games of a block, in which it sat in each seat once.
final class PlaceTally {
    private final Stopwatch player;
    private final SortedMap<String, RuleTally> rules = new TreeMap<>();
    private long turns;
    private long decisions;

    /// @param player the bot
    /// @param nanoseconds the clock that its choices are timed by
    PlaceTally(Player player, LongSupplier nanoseconds) {
        this.player = new Stopwatch(player, nanoseconds);
    }

    /// The bot, while its time is taken.
    Player player() {
        return player;
    }

    /// Counts a game that is over.
    ///
    /// @param seat where the bot sat
    void add(Match match, ScoreSheet sheet, int seat) {
        turns += match.turns(seat);
        decisions += match.decisions(seat);
        for (ScoreLine line : sheet.lines()) {
            if (line.seat() == seat) {
                rules.computeIfAbsent(line.rule(), rule -> new RuleTally()).add(line);
            }
        }
    }

    /// All games together.
    Block.Place sum() {
        return new Block.Place(turns, decisions, rules, player.times());
    }
}
