package dev.anden.rpc;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// The programs that play as bots, from their start to their end. Whoever ends while some are still running, however
/// that comes, closes this: a program that computes wouldn't notice by itself that nobody waits for it any more.
/// For any threads.
public final class RunningBots implements AutoCloseable {
    /// How much later than a program whoever plays with it may learn that both are to end.
    private static final Duration MOMENT = Duration.ofMillis(500);

    private final Set<BotProcess> running = new LinkedHashSet<>();
    private final CountDownLatch closed = new CountDownLatch(1);

    /// Starts a program.
    ///
    /// @param command the program and its arguments, as [CommandWords] splits them
    /// @throws dev.anden.engine.UnfitException if the command names no program
    /// @throws ProcessException if it can't be started
    /// @throws BotsEndedException if this is closed
    synchronized BotProcess start(String command) {
        if (closed.getCount() == 0) {
            throw new BotsEndedException();
        }
        var process = new BotProcess(command);
        running.add(process);
        return process;
    }

    /// Whether this is closed, or is within a moment: whatever interrupts both a program and whoever plays with it,
    /// such as Ctrl-C, may end the program first.
    boolean isClosing() {
        try {
            return closed.await(MOMENT.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
            return closed.getCount() == 0;
        }
    }

    /// Ends a program.
    void end(BotProcess process) {
        process.close();
        forget(process);
    }

    private synchronized void forget(BotProcess process) {
        running.remove(process);
    }

    /// Ends all of them at the same time, and starts no more.
    @Override
    public void close() {
        List<Thread> ending = left().stream()
                .map(process -> Thread.ofPlatform().start(process::close))
                .toList();
        for (Thread each : ending) {
            try {
                each.join();
            } catch (InterruptedException hurried) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private synchronized List<BotProcess> left() {
        closed.countDown();
        return new ArrayList<>(running);
    }
}
