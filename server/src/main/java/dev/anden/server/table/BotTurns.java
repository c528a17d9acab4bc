package dev.anden.server.table;

import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.protocol.SeatKind;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.StoredTable;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// The turns of bots: each on a thread of its own, outside of the table's lock, from a copy of what the seat
/// may see.
///
/// Nothing of it is kept: whoever touches a table wakes the bots that are due, so that after a crash they go on
/// where they were. A bot's random numbers come from the table's seed, its seat and the ply: the same after a
/// restart.
final class BotTurns implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotTurns.class);

    /// How long a bot waits before it tries again to have its choice written.
    private static final Duration RETRY = Duration.ofSeconds(1);

    /// A choice may draw 2^20 numbers before it comes near those of the next ply.
    private static final int NUMBERS_BITS = 20;

    private static final int FAREWELL_SECONDS = 5;

    private final LiveTables tables;
    private final Duration pause;
    private final ExecutorService threads = Executors.newThreadPerTaskExecutor(
            Thread.ofVirtual().name("bot-", 0).factory());

    /// @param pause how long a bot lets the others look before it acts
    BotTurns(LiveTables tables, Duration pause) {
        this.tables = tables;
        this.pause = pause;
    }

    /// Sets the bots to work that have something to choose. Called under the table's lock.
    void wake(LiveTable table) {
        table.running().ifPresent(play -> {
            for (StoredTable.Seat seat : table.stored().seats()) {
                if (seat.kind() == SeatKind.BOT
                        && play.choiceOf(seat.seat()).isPresent()
                        && table.thinking().add(seat.seat())) {
                    begin(table, seat.seat(), play.state().actor() == seat.seat());
                }
            }
        });
    }

    @Override
    public void close() {
        threads.shutdownNow();
        try {
            if (!threads.awaitTermination(FAREWELL_SECONDS, TimeUnit.SECONDS)) {
                LOG.warn("Bots are still thinking while the server stops");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void begin(LiveTable table, int seat, boolean paused) {
        try {
            threads.execute(() -> run(table.id(), seat, paused ? pause : Duration.ZERO));
        } catch (RejectedExecutionException stopping) {
            table.thinking().remove(seat);
        }
    }

    private void run(String table, int seat, Duration wait) {
        try {
            Thread.sleep(wait);
            while (!turn(table, seat)) {
                Thread.sleep(RETRY);
            }
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException failure) {
            LOG.atError()
                    .addKeyValue("table", table)
                    .addKeyValue("seat", seat)
                    .setCause(failure)
                    .log("A bot's turn failed");
        }
    }

    /// @return whether the bot is done, be it that it has acted or that there is nothing left to do
    private boolean turn(String id, int seat) {
        try {
            Optional<Thought> thought = tables.at(id, table -> begin(table, seat));
            return thought.isEmpty() || act(id, seat, thought.get());
        } catch (RequestRefused refused) {
            return refused.code() == ProblemCode.TABLE_DAMAGED;
        } catch (DataAccessException | TransactionException unreachable) {
            return false;
        }
    }

    private boolean act(String id, int seat, Thought thought) {
        int code = thought.think();
        return tables.at(id, table -> finish(table, seat, thought, code));
    }

    private static Optional<Thought> begin(LiveTable table, int seat) {
        Optional<Play> play = table.play();
        Optional<State> choice = play.flatMap(running -> running.choiceOf(seat));
        if (choice.isEmpty()) {
            table.thinking().remove(seat);
            return Optional.empty();
        }
        var stream = new RandomStream(new Seed(table.stored().seed()).words(), 1L + seat);
        State state = choice.get().copy();
        stream.seek((long) state.ply() << NUMBERS_BITS);
        return Optional.of(new Thought(table.id(), seat, play.orElseThrow().version(), state, table.bot(seat), stream));
    }

    private static boolean finish(LiveTable table, int seat, Thought thought, int code) {
        new Acting(table).actAsBot(seat, thought.version(), code);
        table.thinking().remove(seat);
        return true;
    }

    /// What a bot works on: a copy that nobody else has.
    private record Thought(String table, int seat, int version, State state, Player player, RandomStream random) {
        /// The bot's choice. One that throws, or chooses what it mustn't, gets the first legal action: a table
        /// never stands still because of a bot.
        int think() {
            try {
                int code = player.choose(state.observe(seat), random);
                if (state.refusal(code).isEmpty()) {
                    return code;
                }
                complain("it chose %d, which isn't legal".formatted(code));
            } catch (RuntimeException failure) {
                complain(failure.toString());
            }
            return state.legalAction(0);
        }

        private void complain(String reason) {
            LOG.atError()
                    .addKeyValue("table", table)
                    .addKeyValue("seat", seat)
                    .addKeyValue("ply", state.ply())
                    .addKeyValue("reason", reason)
                    .log("A bot failed; the first legal action stands in");
        }
    }
}
