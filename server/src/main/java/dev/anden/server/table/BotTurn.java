package dev.anden.server.table;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.table.Play;
import dev.anden.table.Survivable;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// One turn of a bot. Whatever fails, the seat is let go of in the end, and the table says what is wrong
/// ([Troubles]).
final class BotTurn implements Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(BotTurn.class);

    /// How often a choice is tried again that can't be written. It takes about five minutes in all.
    private static final int RETRIES = 10;

    private static final Duration FIRST_RETRY = Duration.ofSeconds(1);
    private static final Duration LONGEST_RETRY = Duration.ofMinutes(1);

    /// What another server wrote first, the database couldn't take or nobody could do is worth another try.
    private static final Set<ProblemCode> PASSING =
            Set.of(ProblemCode.NOT_SAVED, ProblemCode.NOT_KNOWN, ProblemCode.STALE_VERSION, ProblemCode.TABLE_BUSY);

    private final LiveTables tables;
    private final BotThreads threads;
    private final LiveTable table;
    private final int seat;
    private final Duration pause;
    private int version = Troubles.ANY_VERSION;

    /// @param pause how long the bot lets the others look before it acts
    BotTurn(LiveTables tables, BotThreads threads, LiveTable table, int seat, Duration pause) {
        this.tables = tables;
        this.threads = threads;
        this.table = table;
        this.seat = seat;
        this.pause = pause;
    }

    @Override
    public void run() {
        try {
            Thread.sleep(pause);
            persist();
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        } finally {
            table.thinking().remove(seat, this);
            tables.letPass(table);
        }
    }

    /// Tries again, less and less often, what the database doesn't take; then it waits for somebody to touch the
    /// table.
    private void persist() throws InterruptedException {
        Duration wait = FIRST_RETRY;
        for (int retry = 0; retry < RETRIES; retry++) {
            if (isDone()) {
                return;
            }
            Thread.sleep(wait);
            wait = wait.multipliedBy(2);
            wait = wait.compareTo(LONGEST_RETRY) < 0 ? wait : LONGEST_RETRY;
        }
        version = Troubles.ANY_VERSION;
        giveUp("its choice couldn't be saved");
    }

    /// @return whether there is nothing left to do: the bot has acted, it needn't, or it can't
    private boolean isDone() throws InterruptedException {
        try {
            Optional<Thought> thought = tables.known(table.id(), this::begin);
            if (thought.isPresent()) {
                act(thought.get());
            }
            return true;
        } catch (RequestRefused refused) {
            return !PASSING.contains(refused.code());
        } catch (DataAccessException | TransactionException unreachable) {
            return false;
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.atError().addKeyValue("table", table.id()).setCause(failure).log("A bot's turn failed");
            giveUp(failure.toString());
            return true;
        }
    }

    private Optional<Thought> begin(LiveTable found) {
        Optional<Play> play = found.isBot(seat) && found.elsewhere().isTendedHere() ? found.play() : Optional.empty();
        version = play.map(Play::version).orElse(Troubles.ANY_VERSION);
        Optional<Thought> thought =
                play.flatMap(running -> running.request(seat)).map(request -> new Thought(found, request));
        if (thought.isEmpty()) {
            // Under the lock: whoever gives it something to do from now on finds the seat free.
            found.thinking().remove(seat, this);
        }
        return thought;
    }

    /// Does what the bot chooses, and if the game can't take that, what chance chooses.
    private void act(Thought thought) throws InterruptedException {
        Thought.Choice choice = thought.think(threads);
        try {
            act(thought, choice);
        } catch (RequestRefused | DataAccessException | TransactionException passing) {
            throw passing;
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            if (choice.byChance()) {
                throw failure;
            }
            act(thought, thought.standIn(failure.toString()));
        }
    }

    /// Acts as soon as nobody is left time for taking a choice back.
    private void act(Thought thought, Thought.Choice choice) throws InterruptedException {
        Optional<TakeBackPause> waiting = tables.known(table.id(), found -> act(found, thought, choice));
        while (waiting.isPresent()) {
            waiting.get().await();
            waiting = tables.known(table.id(), found -> act(found, thought, choice));
        }
    }

    /// @return what the bot has to wait for first; empty if it has acted, or needn't any more
    private Optional<TakeBackPause> act(LiveTable found, Thought thought, Thought.Choice choice) {
        Optional<TakeBackPause> waiting = found.isToAct(seat) ? found.pausing().now() : Optional.empty();
        if (waiting.isEmpty()) {
            // The person may have come back while the bot thought, or have acted at another server.
            // A network bot that is back has its next choice: otherwise it could hold up the table by going and coming.
            if ((found.isBot(seat) || found.isNetworkBot(seat))
                    && found.elsewhere().isTendedHere()) {
                if (choice.byChance()) {
                    found.troubles().standIn(seat);
                    tables.noteReplaced();
                }
                new Acting(found, Duration.ZERO).choose(thought.request(), choice.code());
            }
            found.thinking().remove(seat, this);
        }
        return waiting;
    }

    private void giveUp(String reason) {
        LOG.atError()
                .addKeyValue("table", table.id())
                .addKeyValue("seat", seat)
                .addKeyValue("version", version)
                .addKeyValue("reason", reason)
                .log("A bot can't go on; its table waits");
        table.troubles().stick(seat, version);
        try {
            tables.visit(table.id(), found -> found.telling().changed());
        } catch (RuntimeException | Error unreachable) {
            Survivable.require(unreachable);
            LOG.debug("Nobody could be told that a bot can't go on", unreachable);
        }
    }
}
