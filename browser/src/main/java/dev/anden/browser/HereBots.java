package dev.anden.browser;

import dev.anden.engine.Budget;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.Survivable;
import dev.anden.players.RandomPlayer;
import dev.anden.players.Roster;
import dev.anden.table.BotRequest;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;

/// The bots of a table, while there is one thread.
final class HereBots {
    /// The longest that a bot may think about a choice, in nanoseconds.
    private static final long LONGEST = 1_000_000_000L;

    private final Game game;
    private final Roster roster;
    private final LongSupplier nanoseconds;
    private final Map<Integer, Player> players = new HashMap<>();
    private final Set<Integer> replaced = new HashSet<>();

    /// The version of the table at which a bot was asked that hasn't answered.
    private final Map<Integer, Integer> unanswered = new HashMap<>();

    /// @param nanoseconds a clock, as `System::nanoTime`
    HereBots(Game game, Roster roster, LongSupplier nanoseconds) {
        this.game = game;
        this.roster = roster;
        this.nanoseconds = nanoseconds;
    }

    /// What a bot has chosen.
    record Choice(BotRequest request, int code) {}

    /// Has a bot choose as it does by itself, unless that takes too long. For one that fails chance
    /// stands in: a table never stands still because of a bot.
    Choice choose(BotRequest request, String level) {
        if (Integer.valueOf(request.version()).equals(unanswered.put(request.seat(), request.version()))) {
            return standIn(request);
        }
        try {
            Player bot = players.computeIfAbsent(request.seat(), _ -> roster.create(game, level));
            int code = request.choose(bot, bot.usual().and(Budget.time(nanoseconds, LONGEST)));
            unanswered.remove(request.seat());
            return request.objection(code).isEmpty() ? new Choice(request, code) : standIn(request);
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            return standIn(request);
        }
    }

    /// Whether chance has stood in for a bot.
    boolean wasReplaced(int seat) {
        return replaced.contains(seat);
    }

    private Choice standIn(BotRequest request) {
        replaced.add(request.seat());
        players.remove(request.seat());
        unanswered.remove(request.seat());
        return new Choice(request, request.choose(new RandomPlayer()));
    }
}
