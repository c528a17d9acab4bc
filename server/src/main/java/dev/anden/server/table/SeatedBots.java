package dev.anden.server.table;

import dev.anden.engine.Player;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The bots of a table: those at work, and those between their turns. May be used without the table's lock.
final class SeatedBots {
    private final Services services;
    private final String game;
    private final Map<Bot, Player> players = new ConcurrentHashMap<>();

    /// The seats whose bots are at work, each with what it is about.
    private final Map<Integer, Runnable> turns = new ConcurrentHashMap<>();

    SeatedBots(Services services, String game) {
        this.services = services;
        this.game = game;
    }

    /// A bot in a seat: another level is another bot.
    private record Bot(int seat, String level) {}

    /// The bot that plays for whoever doesn't.
    String substitute() {
        return services.bots().strongest(services.games().require(game)).name();
    }

    /// A seat is at work from now on, unless it is already.
    ///
    /// @return whether it wasn't
    boolean begin(int seat, Runnable turn) {
        return turns.putIfAbsent(seat, turn) == null;
    }

    /// A seat isn't at work any more, if this is what it is about.
    void end(int seat, Runnable turn) {
        turns.remove(seat, turn);
    }

    /// Whether none is at work.
    boolean areIdle() {
        return turns.isEmpty();
    }

    /// The bot of a seat, for the one thread that works with it.
    ///
    /// @throws IllegalArgumentException if there is no such bot any more
    Player take(int seat, String level) {
        Player known = players.remove(new Bot(seat, level));
        return known == null ? services.bots().create(services.games().require(game), level) : known;
    }

    /// Keeps the bot of a seat for its next turn.
    void putBack(int seat, String level, Player player) {
        players.put(new Bot(seat, level), player);
    }
}
