package dev.anden.server.analysis;

import dev.anden.engine.Survivable;
import dev.anden.protocol.replay.GameAnalysis;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.table.log.FinishedGame;
import dev.anden.server.thinking.LimitedThreads;
import dev.anden.server.web.AddressGroup;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The analyses that are worked on, and the latest of those that are done.
///
/// One thread of its own does all of it, so that tables and bots are hardly slowed down: each analysis looks at
/// a part of one future by turns, and whoever has had the least time comes next. One that nobody waits for any
/// more rests, and goes on where it was if somebody asks again soon. One that fails or doesn't come to an end is
/// given up: its thread is left to itself, and the others go on. It sleeps while there is nothing to do.
public final class Analyses implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Analyses.class);

    /// More aren't worked on at once.
    static final int MOST_AT_WORK = 12;

    /// More of them aren't worked on for one address: a household that looks at its game has one for each seat. Where
    /// there are no more at all, whoever has none still gets one, and whoever has most has one fewer.
    static final int MOST_OF_ONE = MOST_AT_WORK / 2;

    /// More of those that aren't done aren't kept in memory: they are far larger than what they find.
    private static final int MOST_UNFINISHED = 16;

    /// How many are kept in memory, those at work among them.
    private static final int MOST_KEPT = 60;

    /// Whoever asks is told after so long at the latest that there is nothing new.
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    /// Whoever is told something asks again at once: after so long without a question nobody is looking any more.
    private static final Duration GONE = Duration.ofSeconds(2);

    /// What has failed isn't tried again sooner.
    private static final Duration FORGOTTEN = Duration.ofSeconds(20);

    /// A look that takes longer won't come to an end, however slow the machine is.
    public static final Duration LIMIT = Duration.ofMinutes(1);

    /// So many threads that were given up and run on.
    private static final int MANY_LOST = 3;

    private final Preparation preparation;
    private final LongSupplier nanoseconds;
    private final LongSupplier processorTime;
    private final Map<Wanted, AnalysisTask> tasks = new LinkedHashMap<>();

    /// The addresses that they are worked on for.
    private final Map<Wanted, String> workedOnFor = new HashMap<>();

    /// Those that made room for others, until there is room for them again.
    private final Set<Wanted> resting = new HashSet<>();

    private final LimitedThreads threads;
    private final Thread thread;
    private boolean closed;

    /// How a game is made ready for its analysis.
    @FunctionalInterface
    public interface Preparation {
        /// @param table the table at which it was played
        /// @param seat one of the game's seats
        AnalysisTask prepare(String table, FinishedGame game, int seat);
    }

    private record Wanted(String table, int seat) {}

    /// What is looked at next.
    private record Turn(String table, AnalysisTask task) {}

    /// @param limit how long a look may take
    /// @param nanoseconds a clock, as `System::nanoTime`
    /// @param processorTime what the thread that asks has had of the processors, in nanoseconds
    public Analyses(Preparation preparation, Duration limit, LongSupplier nanoseconds, LongSupplier processorTime) {
        this.preparation = preparation;
        this.processorTime = processorTime;
        this.nanoseconds = nanoseconds;
        threads = new LimitedThreads("analysis", MANY_LOST, limit, nanoseconds);
        thread = Thread.ofVirtual().name("analyses").start(this::work);
    }

    /// What was found so far about a game, as soon as that is more than is known; whoever asks first begins it.
    ///
    /// @param address who asks: what limits count as one address
    /// @param known how much of the work was done when the one who asks was told last, from 0 to 1
    /// @param game asked for only where the analysis begins; it may refuse
    /// @throws RequestRefused if too many are worked on, even if only for the address
    public GameAnalysis at(String address, String table, int seat, double known, Supplier<FinishedGame> game) {
        var wanted = new Wanted(table, seat);
        AnalysisTask task = known(address, wanted)
                .orElseGet(() -> begin(address, wanted, preparation.prepare(table, game.get(), seat)));
        return task.await(known, PATIENCE, nanoseconds);
    }

    /// What was found so far about a game, if anything was and is still in memory; nothing is begun or gone on with.
    public synchronized Optional<GameAnalysis> found(String table, int seat) {
        return Optional.ofNullable(tasks.get(new Wanted(table, seat))).map(AnalysisTask::found);
    }

    private synchronized Optional<AnalysisTask> known(String address, Wanted wanted) {
        Optional<AnalysisTask> known = Optional.ofNullable(tasks.get(wanted));
        known.ifPresent(task -> {
            if (task.isOpen() && !isAtWork(wanted)) {
                makeRoom(address);
                resting.remove(wanted);
                workedOnFor.put(wanted, address);
            }
            task.asked(nanoseconds.getAsLong());
            notifyAll();
        });
        return known;
    }

    private synchronized AnalysisTask begin(String address, Wanted wanted, AnalysisTask task) {
        forget();
        workedOnFor.keySet().retainAll(tasks.keySet());
        resting.retainAll(tasks.keySet());
        makeRoom(address);
        task.asked(nanoseconds.getAsLong());
        tasks.put(wanted, task);
        workedOnFor.put(wanted, address);
        if (tasks.values().stream().filter(AnalysisTask::isOpen).count() > MOST_UNFINISHED) {
            drop(AnalysisTask::isOpen);
        }
        if (tasks.size() > MOST_KEPT) {
            drop(each -> true);
        }
        notifyAll();
        return task;
    }

    /// Makes room for one more: where there is none, whoever has none may have that of whoever has most, if these have
    /// more than one. A network of IPv6 counts as one there.
    private void makeRoom(String address) {
        List<Wanted> working = tasks.keySet().stream().filter(this::isAtWork).toList();
        Map<String, List<Wanted>> byOwner = working.stream()
                .collect(Collectors.groupingBy(wanted -> AddressGroup.owner(workedOnFor.getOrDefault(wanted, ""))));
        long own = working.stream()
                .filter(wanted -> address.equals(workedOnFor.get(wanted)))
                .count();
        if (own < MOST_OF_ONE && working.size() < MOST_AT_WORK) {
            return;
        }
        List<Wanted> most = byOwner.values().stream()
                .max(Comparator.comparingInt(List::size))
                .orElse(List.of());
        if (byOwner.containsKey(AddressGroup.owner(address)) || most.size() <= 1) {
            throw new RequestRefused(
                    ProblemCode.TOO_MANY_REQUESTS, "Too many games are being analysed just now; wait a moment.");
        }
        resting.add(most.getLast());
    }

    private boolean isAtWork(Wanted wanted) {
        AnalysisTask task = tasks.get(wanted);
        return task != null && !resting.contains(wanted) && isWaitedFor(task);
    }

    /// Drops the oldest of some that nobody waits for.
    private void drop(Predicate<AnalysisTask> which) {
        tasks.entrySet().stream()
                .filter(entry -> which.test(entry.getValue()) && !isWaitedFor(entry.getValue()))
                .map(Map.Entry::getKey)
                .findFirst()
                .ifPresent(tasks::remove);
    }

    private boolean isWaitedFor(AnalysisTask task) {
        return task.isOpen() && task.abandoned(nanoseconds.getAsLong()) <= GONE.toNanos();
    }

    private void work() {
        try {
            while (true) {
                look(next());
            }
        } catch (InterruptedException stopping) {
            // Nobody waits for what is left.
        }
    }

    private void look(Turn turn) throws InterruptedException {
        AnalysisTask task = turn.task();
        try {
            boolean _ = threads.run(turn.table(), task.game(), () -> {
                long began = processorTime.getAsLong();
                task.look();
                task.spent(processorTime.getAsLong() - began);
                return true;
            });
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            task.fail();
            LOG.atError().addKeyValue("table", turn.table()).setCause(failure).log("A game can't be analysed");
        }
    }

    /// What has failed is begun anew if somebody asks later.
    private void forget() {
        long now = nanoseconds.getAsLong();
        tasks.values().removeIf(task -> task.hasFailed() && task.abandoned(now) > FORGOTTEN.toNanos());
    }

    private synchronized Turn next() throws InterruptedException {
        while (!closed) {
            forget();
            Optional<Turn> least = tasks.entrySet().stream()
                    .filter(entry -> isAtWork(entry.getKey()))
                    .map(entry -> new Turn(entry.getKey().table(), entry.getValue()))
                    .min(Comparator.comparingLong(turn -> turn.task().spent()));
            if (least.isPresent()) {
                return least.get();
            }
            wait();
        }
        throw new InterruptedException();
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            notifyAll();
        }
        thread.interrupt();
        threads.close();
    }
}
