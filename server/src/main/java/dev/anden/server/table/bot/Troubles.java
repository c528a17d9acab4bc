package dev.anden.server.table.bot;

import dev.anden.protocol.BotTrouble;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// What is wrong with the bots of a table, as long as the table is in memory. Safe for use by many threads.
public final class Troubles {
    /// Of a seat that rests until somebody touches the table, whatever its version.
    public static final int ANY_VERSION = -1;

    /// @param version the table's version at which nothing goes on; absent where chance stood in
    private record Trouble(BotTrouble kind, int version) {}

    private final Map<Integer, Trouble> seats = new ConcurrentHashMap<>();

    /// Chance stood in for a bot. That is told to the end of the game.
    public void standIn(int seat) {
        seats.put(seat, new Trouble(BotTrouble.STAND_IN, ANY_VERSION));
    }

    /// A bot can't go on.
    ///
    /// @param version the table's version at which it can't, or [#ANY_VERSION]
    public void stick(int seat, int version) {
        seats.put(seat, new Trouble(BotTrouble.STUCK, version));
    }

    /// A bot goes on again.
    ///
    /// @return whether it couldn't before
    public boolean goOn(int seat) {
        Trouble trouble = seats.get(seat);
        return trouble != null && trouble.kind() == BotTrouble.STUCK && seats.remove(seat, trouble);
    }

    /// Whether a seat needn't be tried again as long as the table has this version.
    public boolean isStuck(int seat, int version) {
        Trouble trouble = seats.get(seat);
        return trouble != null && trouble.kind() == BotTrouble.STUCK && trouble.version() == version;
    }

    public boolean areNone() {
        return seats.isEmpty();
    }

    public Optional<BotTrouble> of(int seat) {
        return Optional.ofNullable(seats.get(seat)).map(Trouble::kind);
    }
}
