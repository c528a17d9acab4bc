package dev.anden.server.table;

import dev.anden.engine.Survivable;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.table.bot.BotThreads;
import dev.anden.server.table.bot.TakeBackPause;
import dev.anden.server.table.bot.Troubles;
import dev.anden.table.Play;
import java.time.Duration;
import java.util.Optional;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// One turn of a bot. Whatever fails, the seat is let go of in the end, and the table says what is wrong
/// ([BotRetries]).
final class BotTurn implements Runnable {
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
            new BotRetries(tables, table, seat).run(this::attempt, () -> version);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        } finally {
            table.bots().end(seat, this);
            tables.waking().letPass(table);
        }
    }

    private void attempt() throws InterruptedException {
        Optional<Thought> thought = tables.known(table.id(), this::begin);
        if (thought.isPresent()) {
            act(thought.get());
        }
    }

    private Optional<Thought> begin(LiveTable found) {
        Optional<Play> play = found.stored().isBot(seat) && found.otherServers().isTendedHere()
                ? found.game().play()
                : Optional.empty();
        version = play.map(Play::version).orElse(Troubles.ANY_VERSION);
        Optional<Thought> thought =
                play.flatMap(running -> running.request(seat)).map(request -> new Thought(found, request));
        if (thought.isEmpty()) {
            // Under the lock: whoever gives it something to do from now on finds the seat free.
            found.bots().end(seat, this);
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
        Optional<TakeBackPause> waiting =
                found.game().isToAct(seat) ? found.pausing().now() : Optional.empty();
        if (waiting.isEmpty()) {
            // The person may have come back while the bot thought, or have acted at another server.
            // A network bot that is back has its next choice: otherwise it could hold up the table by going and coming.
            if ((found.stored().isBot(seat) || found.stored().isNetworkBot(seat))
                    && found.otherServers().isTendedHere()) {
                if (choice.byChance()) {
                    found.troubles().standIn(seat);
                    tables.noteReplaced();
                }
                new Acting(found, Duration.ZERO).choose(thought.request(), choice.code());
            }
            found.bots().end(seat, this);
        }
        return waiting;
    }
}
