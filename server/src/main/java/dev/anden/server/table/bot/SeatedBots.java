package dev.anden.server.table.bot;

import dev.anden.engine.GameCatalog;
import dev.anden.engine.Player;
import dev.anden.players.Roster;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The bots of a table: those at work, and those between their turns. May be used without the table's lock.
public final class SeatedBots {
    private final GameCatalog games;
    private final Roster bots;
    private final String game;
    private final Map<Bot, Player> players = new ConcurrentHashMap<>();

    /// The seats whose bots are at work, each with what it is about.
    private final Map<Integer, Runnable> turns = new ConcurrentHashMap<>();

    public SeatedBots(GameCatalog games, Roster bots, String game) {
        this.games = games;
        this.bots = bots;
        this.game = game;
    }

    /// A bot in a seat: another level is another bot.
    private record Bot(int seat, String level) {}

    /// The bot that plays for whoever doesn't.
    public String substitute() {
        return bots.strongest(games.require(game)).name();
    }

    /// A seat is at work from now on, unless it is already.
    ///
    /// @return whether it wasn't
    public boolean begin(int seat, Runnable turn) {
        return turns.putIfAbsent(seat, turn) == null;
    }

    /// A seat isn't at work any more, if this is what it is about.
    public void end(int seat, Runnable turn) {
        turns.remove(seat, turn);
    }

    /// Whether none is at work.
    public boolean areIdle() {
        return turns.isEmpty();
    }

    /// The bot of a seat, for the one thread that works with it.
    ///
    /// @throws IllegalArgumentException if there is no such bot any more
    public Player take(int seat, String level) {
        Player known = players.remove(new Bot(seat, level));
        return known == null ? bots.create(games.require(game), level) : known;
    }

    /// Keeps the bot of a seat for its next turn.
    public void putBack(int seat, String level, Player player) {
        players.put(new Bot(seat, level), player);
    }
}
