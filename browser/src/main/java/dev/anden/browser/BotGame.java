package dev.anden.browser;

import dev.anden.engine.Budget;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.players.Roster;
import dev.anden.table.BotRequest;
import dev.anden.table.Change;
import dev.anden.table.Line;
import dev.anden.table.Play;
import java.util.Map;
import java.util.Optional;

/// A game between bots of one level at a table, from its first line to its last.
final class BotGame {
    private static final long PRIME = 0x100000001B3L;

    private final Play play;
    private final Player player;
    private final Optional<Budget> budget;
    private long log = 0xCBF29CE484222325L;
    private int decisions;

    /// @param level of the bots in all seats
    /// @param budget what they may spend on each choice; empty for what is usual
    BotGame(
            Game game,
            Roster roster,
            int seats,
            Map<String, String> options,
            long seed,
            String level,
            Optional<Budget> budget) {
        this.play = new Play(game, Setup.of(game.info(), seats, options), RandomStream.keyOf(seed, 0));
        this.player = roster.create(game, level);
        this.budget = budget;
        take(play.begin());
    }

    /// Plays on to the end, or until so many choices have been made.
    ///
    /// @return what came of it, in one line
    String play(int most) {
        while (!play.isOver() && decisions < most) {
            int seat = play.toAct().stream().mapToInt(Integer::intValue).min().orElseThrow();
            BotRequest request = play.request(seat).orElseThrow();
            int code = budget.isPresent() ? request.choose(player, budget.get()) : request.choose(player);
            decisions++;
            take(play.choose(request, code).orElseThrow());
        }
        return "lines %d, choices %d, log %s, %s"
                .formatted(
                        play.version(),
                        decisions,
                        Long.toHexString(log),
                        play.result()
                                .map(result -> "scores " + result.scores() + ", ranks " + result.ranks())
                                .orElse("not over"));
    }

    int decisions() {
        return decisions;
    }

    private void take(Change change) {
        for (Line line : change.lines(play.version(), 0)) {
            log = (log ^ line.hash()) * PRIME;
        }
        play.take(change, 0);
    }
}
