package dev.anden.rpc;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The programs that play as bots, from their start to their end. Whoever ends while some are still running, however
/// that comes, closes this: a program that computes wouldn't notice by itself that nobody waits for it any more.
/// For any threads.
public final class RunningBots implements AutoCloseable {
    private final Set<BotProcess> running = new LinkedHashSet<>();
    private boolean closed;

    /// Starts a program.
    ///
    /// @param command the program and its arguments, as [CommandWords] splits them
    /// @throws dev.anden.engine.UnfitException if it can't be started
    /// @throws IllegalStateException if this is closed
    synchronized BotProcess start(String command) {
        if (closed) {
            throw new IllegalStateException("No bot is started any more");
        }
        var process = new BotProcess(command);
        running.add(process);
        return process;
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
        closed = true;
        return new ArrayList<>(running);
    }
}
