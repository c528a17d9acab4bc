package dev.anden.server.table;

import dev.anden.engine.Budget;
import dev.anden.engine.Player;
import dev.anden.engine.Survivable;
import dev.anden.players.RandomPlayer;
import dev.anden.server.table.bot.BotThreads;
import dev.anden.table.BotRequest;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/// A bot at work on what its table asks it.
///
/// @param level which bot it is: by the time that it thinks, whoever it plays for may be back
record Thought(LiveTable table, BotRequest request, String level) {
    private static final Logger LOG = LoggerFactory.getLogger(Thought.class);

    /// The bot that plays in the seat now. Called under the table's lock.
    Thought(LiveTable table, BotRequest request) {
        this(
                table,
                request,
                table.stored().seats().get(request.seat()).playedBy().orElseThrow());
    }

    /// @param byChance whether chance stood in for the bot
    record Choice(int code, boolean byChance) {}

    /// The bot's choice. For one that can't be made, throws, or chooses what it mustn't, chance stands in: a table
    /// never stands still because of a bot.
    ///
    /// @throws InterruptedException if nobody waits for it any more
    Choice think(BotThreads threads) throws InterruptedException {
        try {
            int code = threads.think(
                    table.stored().host().text(),
                    table.id(),
                    "%s of %s".formatted(level, table.stored().game()),
                    table.audience()::isLooking,
                    this::choose);
            return request.objection(code).map(this::standIn).orElseGet(() -> new Choice(code, false));
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            return standIn(failure.toString());
        }
    }

    /// As it would choose by itself, so that it does so again after a restart, unless that takes too long. A bot that
    /// doesn't answer isn't put back, so nobody else gets what its thread may still be busy with.
    private int choose(Budget limit) {
        Player bot = table.bots().take(request.seat(), level);
        int code = request.choose(bot, bot.usual().and(limit));
        table.bots().putBack(request.seat(), level, bot);
        return code;
    }

    /// What chance chooses in the bot's place, whatever bots are installed: the same each time.
    ///
    /// @param reason what is wrong with the bot
    Choice standIn(String reason) {
        // What fails at each of its turns is said once.
        LOG.atLevel(table.troubles().of(request.seat()).isPresent() ? Level.DEBUG : Level.ERROR)
                .addKeyValue("table", table.id())
                .addKeyValue("seat", request.seat())
                .addKeyValue("ply", request.ply())
                .addKeyValue("reason", reason)
                .log("A bot failed; chance stands in for it");
        return new Choice(request.choose(new RandomPlayer()), true);
    }
}
