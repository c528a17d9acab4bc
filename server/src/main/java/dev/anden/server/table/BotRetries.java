package dev.anden.server.table;

import dev.anden.engine.Survivable;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.table.bot.Troubles;
import java.time.Duration;
import java.util.function.IntSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// How what a bot's seat is to do is done although the database may be away: it is tried again, less and
/// less often ([Retries]). Where that comes to nothing, or something fails that no time mends, the table
/// says so ([Troubles]); and it no longer does once the seat goes on.
final class BotRetries {
    private static final Logger LOG = LoggerFactory.getLogger(BotRetries.class);

    private final LiveTables tables;
    private final LiveTable table;
    private final int seat;

    BotRetries(LiveTables tables, LiveTable table, int seat) {
        this.tables = tables;
        this.table = table;
        this.seat = seat;
    }

    /// What is done, or isn't: then it throws.
    @FunctionalInterface
    interface Attempt {
        void run() throws InterruptedException;
    }

    /// Lets time pass.
    @FunctionalInterface
    interface Pause {
        void last(Duration length) throws InterruptedException;
    }

    /// Does something for the seat, or tells the table that it can't be done.
    ///
    /// @param version at which version of the table it is tried, told after the attempt
    void run(Attempt attempt, IntSupplier version) throws InterruptedException {
        try {
            if (!persist(() -> goOn(attempt), Thread::sleep)) {
                giveUp(Troubles.ANY_VERSION, "its choice couldn't be saved");
            }
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.atError().addKeyValue("table", table.id()).setCause(failure).log("A bot's turn failed");
            giveUp(version.getAsInt(), failure.toString());
        }
    }

    /// Tries something as often as there is reason to.
    ///
    /// @return whether there is nothing left to do: it was done, or is refused for good
    static boolean persist(Attempt attempt, Pause pause) throws InterruptedException {
        for (int retry = 1; retry <= Retries.MOST; retry++) {
            if (isOver(attempt)) {
                return true;
            }
            pause.last(Retries.pause(retry));
        }
        return isOver(attempt);
    }

    private static boolean isOver(Attempt attempt) throws InterruptedException {
        try {
            attempt.run();
            return true;
        } catch (RequestRefused refused) {
            return !Retries.help(refused);
        } catch (DataAccessException | TransactionException unreachable) {
            return false;
        }
    }

    private void goOn(Attempt attempt) throws InterruptedException {
        attempt.run();
        if (table.troubles().goOn(seat)) {
            tell();
        }
    }

    /// @param version at which the seat isn't tried again
    private void giveUp(int version, String reason) {
        LOG.atError()
                .addKeyValue("table", table.id())
                .addKeyValue("seat", seat)
                .addKeyValue("version", version)
                .addKeyValue("reason", reason)
                .log("A bot can't go on; its table waits");
        table.troubles().stick(seat, version);
        tell();
    }

    private void tell() {
        try {
            tables.visit(table.id(), found -> found.telling().changed());
        } catch (RuntimeException | Error unreachable) {
            Survivable.require(unreachable);
            LOG.debug("Nobody could be told whether a bot can go on", unreachable);
        }
    }
}
