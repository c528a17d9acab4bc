package dev.anden.server.analysis;

import dev.anden.counsel.Adviser;
import dev.anden.engine.Game;
import dev.anden.engine.State;
import dev.anden.engine.Survivable;
import dev.anden.players.Roster;
import dev.anden.protocol.replay.GameAnalysis;
import dev.anden.protocol.replay.Hint;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.thinking.LimitedThreads;
import dev.anden.server.web.AddressGroup;
import dev.anden.table.BotRequest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Has bots tell what they would do in somebody's place, and afterwards what else that person could have done. One
/// at a time, and none for long: whoever plays isn't to wait for those who ask. A bot that fails or doesn't answer
/// costs that hint alone.
public final class Hints implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Hints.class);

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /// So many of one address, or network of IPv6, are waited for at once. Only one of them stands in line with
    /// those of others, so that who asks from elsewhere still gets one in time.
    private static final int MOST_OF_ONE = 3;

    /// After so long a bot is given up, however slow the machine is.
    public static final Duration LIMIT = Duration.ofSeconds(15);

    /// So many threads that were given up and run on.
    private static final int MANY_LOST = 3;

    private final Adviser adviser;
    private final LongSupplier nanoseconds;
    private final Semaphore free = new Semaphore(1, true);
    private final LimitedThreads threads;

    private final Map<String, Door> doors = new ConcurrentHashMap<>();

    /// Those of one address who ask, one behind the other.
    ///
    /// @param asking how many there are
    private record Door(Semaphore free, int asking) {
        Door with(int more) {
            return new Door(free, asking + more);
        }
    }

    /// @param limit after how long a bot is given up
    /// @param nanoseconds a clock, as `System::nanoTime`
    public Hints(Roster bots, Duration limit, LongSupplier nanoseconds) {
        this.nanoseconds = nanoseconds;
        adviser = new Adviser(bots, nanoseconds);
        threads = new LimitedThreads("hint", MANY_LOST, limit, nanoseconds);
    }

    /// @param address what limits count as one
    /// @param table whose position it is
    /// @param question what a seat is to choose from
    /// @throws RequestRefused if too many ask just now, even if only from the address, or the bot fails
    public Hint of(String address, String table, BotRequest question) {
        return of(address, table, question.position(), question.version());
    }

    /// What a bot would do in the place of the seat that is to choose, or was in a game that is over.
    ///
    /// @param address what limits count as one
    /// @param table whose position it is
    /// @param version by what whoever asks knows the position: the table's, or how many plies came before
    /// @throws RequestRefused if too many ask just now, even if only from the address, or the bot fails
    public Hint of(String address, String table, State position, int version) {
        return waiting(address, () -> limited(table, position.game(), () -> adviser.hint(position, version)));
    }

    /// What some actions are worth in a position of a game that is over, compared in the same imagined deals.
    ///
    /// @param address what limits count as one
    /// @param table whose position it is
    /// @param codes legal actions of the seat that is to choose
    /// @return what each of them is worth to it, in the same order
    /// @throws RequestRefused if too many ask just now, even if only from the address, or the bot fails
    public List<GameAnalysis.Option> compared(String address, String table, State position, List<Integer> codes) {
        return waiting(address, () -> limited(table, position.game(), () -> adviser.compared(position, codes)));
    }

    private <T> T waiting(String address, Answer<T> answer) {
        String owner = AddressGroup.owner(address);
        Door door = doors.compute(
                owner, (_, there) -> (there == null ? new Door(new Semaphore(1, true), 0) : there).with(1));
        try {
            if (door.asking() > MOST_OF_ONE) {
                throw tooMany();
            }
            long until = nanoseconds.getAsLong() + PATIENCE.toNanos();
            return inTurn(door.free(), until, () -> inTurn(free, until, answer));
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            throw tooMany();
        } finally {
            doors.computeIfPresent(owner, (_, there) -> there.asking() > 1 ? there.with(-1) : null);
        }
    }

    private <T> T inTurn(Semaphore line, long until, Answer<T> answer) throws InterruptedException {
        if (!line.tryAcquire(until - nanoseconds.getAsLong(), TimeUnit.NANOSECONDS)) {
            throw tooMany();
        }
        try {
            return answer.give();
        } finally {
            line.release();
        }
    }

    private interface Answer<T> {
        T give() throws InterruptedException;
    }

    private <T> T limited(String table, Game game, Supplier<T> work) throws InterruptedException {
        try {
            return threads.run(table, game.info().id(), work);
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.atError().addKeyValue("table", table).setCause(failure).log("A hint can't be given");
            throw new RequestRefused(ProblemCode.HINT_FAILED, "The bot that was to give a hint failed.");
        }
    }

    @Override
    public void close() {
        threads.close();
    }

    private static RequestRefused tooMany() {
        return new RequestRefused(ProblemCode.TOO_MANY_REQUESTS, "Too many ask for a hint just now; wait a moment.");
    }
}
