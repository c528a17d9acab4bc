package dev.anden.server.analysis;

import dev.anden.arena.analysis.Advice;
import dev.anden.arena.analysis.Option;
import dev.anden.engine.Budget;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.engine.Thought;
import dev.anden.players.Roster;
import dev.anden.protocol.GameAnalysis;
import dev.anden.protocol.Hint;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.table.BotRequest;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/// Tells what a bot would do in somebody's place. One at a time, and none for long: whoever plays isn't to wait for
/// those who ask.
public final class Hints {
    /// So many options are told.
    private static final int MOST = 3;

    /// Enough to tell a good choice from a bad one, on any machine.
    private static final int DEALS = 128;

    /// Fewer tell nothing, however slow the machine is.
    private static final int FEWEST_DEALS = 16;

    private static final Duration LONGEST = Duration.ofMillis(1_500);

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /// Hints have nothing to do with the table's secret numbers.
    private static final long SEED = 1;

    /// The stream that a bot's thoughts draw from.
    private static final long THOUGHTS = -1;

    private final Roster bots;
    private final LongSupplier nanoseconds;
    private final Semaphore free = new Semaphore(1, true);

    /// @param nanoseconds a clock, as `System::nanoTime`
    public Hints(Roster bots, LongSupplier nanoseconds) {
        this.bots = bots;
        this.nanoseconds = nanoseconds;
    }

    /// @param question what a seat is to choose from
    /// @throws RequestRefused if too many ask just now
    public Hint of(BotRequest question) {
        boolean mine = false;
        try {
            mine = free.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
            if (!mine) {
                throw tooMany();
            }
            return hint(question);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            throw tooMany();
        } finally {
            if (mine) {
                free.release();
            }
        }
    }

    private Hint hint(BotRequest question) {
        State position = question.position();
        Budget budget = Budget.time(nanoseconds, LONGEST.toNanos())
                .and(Budget.positions(DEALS))
                .or(Budget.positions(FEWEST_DEALS));
        Player bot = bots.rehearser(position.game());
        List<Option> options = Advice.of(position, bot, SEED, budget);
        List<GameAnalysis.Option> told =
                options.stream().limit(MOST).map(Findings::option).toList();
        List<Thought> thoughts = bot.thoughts(
                position.observe(position.actor()), options.getFirst().code(), RandomStream.ofSeed(SEED, THOUGHTS, 0));
        return new Hint(question.version(), told, thoughts);
    }

    private static RequestRefused tooMany() {
        return new RequestRefused(ProblemCode.TOO_MANY_REQUESTS, "Too many ask for a hint just now; wait a moment.");
    }
}
