package dev.anden.server.table;

import dev.anden.protocol.Substitute;
import dev.anden.server.table.bot.BotThreads;
import java.time.Duration;

/// A bot that is asked for a choice in somebody's place, who comes back before it begins to think.
public final class OvertakenBot {
    private OvertakenBot() {}

    /// Whether chance stands in for the bot of a seat that has something to choose.
    public static boolean isReplaced(LiveTables tables, String table, int seat) throws InterruptedException {
        Thought thought = tables.at(table, found -> {
            found.leaving().handOver(seat, Substitute.Reason.LEFT);
            var asked = new Thought(found, found.game().started().request(seat).orElseThrow());
            found.leaving().resume(seat);
            return asked;
        });
        try (var threads = new BotThreads(1, Duration.ofSeconds(1), Duration.ofMinutes(1), System::nanoTime)) {
            return thought.think(threads).byChance();
        }
    }
}
