package dev.anden.server.table;

import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.players.RandomPlayer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/// What a bot works on: a copy that nobody else has.
///
/// @param version the table's version that it was made of
/// @param state the position in which the seat chooses
record Thought(LiveTable table, int seat, int version, State state) {
    private static final Logger LOG = LoggerFactory.getLogger(Thought.class);

    /// A choice may draw 2^20 numbers before it comes near those of the next ply.
    private static final int NUMBERS_BITS = 20;

    /// @param byChance whether chance stood in for the bot
    record Choice(int code, boolean byChance) {}

    /// The bot's choice. For one that can't be made, throws, or chooses what it mustn't, chance stands in: a table
    /// never stands still because of a bot.
    Choice think() {
        try {
            int code = choose(table.bot(seat));
            if (state.refusal(code).isEmpty()) {
                return new Choice(code, false);
            }
            return standIn("it chose %d, which isn't legal".formatted(code));
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            return standIn(failure.toString());
        }
    }

    /// What chance chooses in the bot's place: the same each time.
    ///
    /// @param reason what is wrong with the bot
    Choice standIn(String reason) {
        // What fails at each of its turns is said once.
        LOG.atLevel(table.troubles().of(seat).isPresent() ? Level.DEBUG : Level.ERROR)
                .addKeyValue("table", table.id())
                .addKeyValue("seat", seat)
                .addKeyValue("ply", state.ply())
                .addKeyValue("reason", reason)
                .log("A bot failed; chance stands in for it");
        return new Choice(choose(new RandomPlayer()), true);
    }

    private int choose(Player player) {
        var stream = new RandomStream(table.seed().words(), 1L + seat);
        stream.seek((long) state.ply() << NUMBERS_BITS);
        return player.choose(state.observe(seat), stream);
    }
}
