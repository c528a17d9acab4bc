package dev.anden.server.table.bot;

import dev.anden.engine.Budget;
import dev.anden.server.thinking.LimitedThreads;
import dev.anden.server.thinking.Unanswered;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.ToIntFunction;

/// The threads that bots think on: no more at once than the machine has processors, whatever the number
/// of tables.
///
/// Tables that somebody is looking at come first, and among them those of whoever has had least of it
/// ([ThinkingQueue]), so that nobody keeps others waiting for long by having many. The more of them
/// wait, the less time each one has: their owners share it, and each owner's tables share what is the
/// owner's; where somebody is looking, tables at which nobody is don't count. A bot that has thought
/// for much longer than it may leaves its place to the next one; one that doesn't answer at all is
/// given up for its choice ([LimitedThreads]).
public final class BotThreads implements AutoCloseable {
    /// All who wait are to have chosen by then.
    private static final Duration ROUND = Duration.ofSeconds(4);

    private static final Duration SHORTEST = Duration.ofMillis(20);

    /// A bot is late after so many times what it may spend.
    private static final int LATE = 2;

    /// But not sooner than that: the machine may have been busy with something else.
    private static final Duration SOONEST_LATE = Duration.ofSeconds(1);

    /// So many lost threads for each processor that the kinds of bots that lost them rest.
    private static final int LOST = 2;

    private static final int FEWEST_LOST = 4;

    private final int processors;
    private final Duration longest;
    private final LongSupplier nanoseconds;
    private final ThinkingQueue queue;
    private final LimitedThreads threads;

    /// @param longest the longest that a bot may think about a choice by its budget
    /// @param limit after how long a bot is given up
    /// @param nanoseconds a clock, as `System::nanoTime`
    public BotThreads(int processors, Duration longest, Duration limit, LongSupplier nanoseconds) {
        this.processors = processors;
        this.longest = longest;
        this.nanoseconds = nanoseconds;
        queue = new ThinkingQueue(processors);
        threads = new LimitedThreads("bot-thinking", Math.max(FEWEST_LOST, LOST * processors), limit, nanoseconds);
    }

    /// Thinks, as soon as there is a thread for it, and comes back when that is done.
    ///
    /// @param owner whose table it is: each has as much of the machine as the others
    /// @param table where the bot sits
    /// @param kind what bots have in common of which several that don't answer discredit the others
    /// @param watched whether somebody is looking at the table
    /// @param thought is given what it may spend; what it throws is thrown here
    /// @return what it came to
    /// @throws Unanswered if it didn't end within the limit, or isn't trusted to
    /// @throws InterruptedException if nobody waits for it any more
    public int think(String owner, String table, String kind, BooleanSupplier watched, ToIntFunction<Budget> thought)
            throws InterruptedException {
        queue.enter(owner, watched);
        var place = new Place(owner);
        try {
            Duration allowed = budget(longest, queue.parts(owner, !watched.getAsBoolean()), processors);
            return threads.run(
                    table,
                    kind,
                    patience(allowed),
                    place::leave,
                    () -> thought.applyAsInt(Budget.time(nanoseconds, allowed.toNanos())));
        } finally {
            place.leave();
        }
    }

    /// One that is left once, be it because the bot has answered or because it is late. Used by one thread.
    private final class Place {
        private final String owner;
        private boolean left;

        Place(String owner) {
            this.owner = owner;
        }

        void leave() {
            if (!left) {
                left = true;
                queue.leave(owner);
            }
        }
    }

    /// How many bots think or wait for a thread, without those that are late.
    public int wanted() {
        return queue.size();
    }

    /// How many bots are late, or were given up, and think on.
    public int lost() {
        return threads.lost();
    }

    @Override
    public void close() {
        threads.close();
    }

    /// What one of so many thoughts that share the machine may take, so that all of them are done in
    /// time: no more than the longest.
    static Duration budget(Duration longest, int wanted, int processors) {
        Duration share = ROUND.multipliedBy(processors).dividedBy(Math.max(1, wanted));
        Duration fair = share.compareTo(SHORTEST) < 0 ? SHORTEST : share;
        return fair.compareTo(longest) > 0 ? longest : fair;
    }

    /// After how long nobody waits any more for the place of a bot.
    static Duration patience(Duration allowed) {
        Duration generous = allowed.multipliedBy(LATE);
        return generous.compareTo(SOONEST_LATE) > 0 ? generous : SOONEST_LATE;
    }
}
