package dev.anden.server.table;

import dev.anden.server.store.table.StoredTable;
import dev.anden.server.table.bot.BotThreads;
import dev.anden.table.Play;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The turns of bots: each on a thread of its own that waits, outside of the table's lock, while the bot thinks on
/// one of few others ([BotThreads]), from a copy of what the seat may see; or while a program elsewhere does
/// ([NetworkBotTurn]).
///
/// Nothing of it is kept: whoever touches a table wakes the bots that are due, so that after a crash they go on
/// where they were. A bot's random numbers come from the table's seed, its seat and the ply: the same after a
/// restart.
final class BotTurns implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotTurns.class);

    private static final int FAREWELL_SECONDS = 5;

    private final LiveTables tables;
    private final BotThreads thinking;
    private final Duration pause;
    private final Duration patience;
    private final ExecutorService threads = Executors.newThreadPerTaskExecutor(
            Thread.ofVirtual().name("bot-", 0).factory());

    /// @param pause how long a bot lets the others look before it acts
    /// @param patience how long a network bot has for a choice
    BotTurns(LiveTables tables, BotThreads thinking, Duration pause, Duration patience) {
        this.tables = tables;
        this.thinking = thinking;
        this.pause = pause;
        this.patience = patience;
    }

    /// Sets the bots to work that have something to choose, unless another server does. Called under the table's
    /// lock.
    void wake(LiveTable table) {
        table.game().running().ifPresent(play -> {
            List<Integer> due = table.stored().seats().stream()
                    .map(StoredTable.Seat::seat)
                    .filter(seat ->
                            (table.stored().isBot(seat) || table.stored().isNetworkBot(seat)) && play.asks(seat))
                    .filter(seat -> !table.troubles().isStuck(seat, play.version()))
                    .toList();
            if (!due.isEmpty() && table.otherServers().tends()) {
                due.forEach(seat -> begin(table, seat, turn(table, play, seat)));
            }
        });
    }

    @Override
    public void close() {
        threads.shutdownNow();
        thinking.close();
        try {
            if (!threads.awaitTermination(FAREWELL_SECONDS, TimeUnit.SECONDS)) {
                LOG.warn("Bots are still thinking while the server stops");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private Runnable turn(LiveTable table, Play play, int seat) {
        if (table.stored().isNetworkBot(seat)) {
            return new NetworkBotTurn(tables, table, seat, play.version(), patience);
        }
        return new BotTurn(tables, thinking, table, seat, play.actor() == seat ? pause : Duration.ZERO);
    }

    private void begin(LiveTable table, int seat, Runnable turn) {
        if (!table.bots().begin(seat, turn)) {
            return;
        }
        try {
            threads.execute(turn);
        } catch (RejectedExecutionException stopping) {
            table.bots().end(seat, turn);
        }
    }
}
