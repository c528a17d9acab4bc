package dev.anden.arena;

import dev.anden.engine.UnfitException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ObjLongConsumer;

/// Numbered pieces of work that several threads take from one pile, each with tools of its own. Who does which piece
/// says nothing about what comes out, if a piece depends on its number alone.
public final class WorkPile {
    /// More than any machine has processors; each thread takes memory.
    public static final int MOST_THREADS = 1000;

    private final AtomicLong next = new AtomicLong();
    private final long pieces;

    /// @param pieces how many there are, numbered from 0
    public WorkPile(long pieces) {
        this.pieces = pieces;
    }

    /// @param threads how many threads are to work
    /// @throws UnfitException if that isn't from 1 to [#MOST_THREADS]
    public static void checkThreads(int threads) {
        if (threads < 1 || threads > MOST_THREADS) {
            throw new UnfitException(ExperimentFlaw.THREADS.of("most", MOST_THREADS, "threads", threads));
        }
    }

    /// Nobody takes another piece; those that were begun are finished.
    public void close() {
        next.set(pieces);
    }

    /// Works until no piece is left, on a thread for each worker.
    ///
    /// @param workers the tools of each thread
    /// @param piece does one piece
    /// @throws InterruptedException if the calling thread is interrupted; the others stop as well
    public <W> void workOff(List<W> workers, ObjLongConsumer<W> piece) throws InterruptedException {
        try (ExecutorService threads = Executors.newFixedThreadPool(workers.size())) {
            var running = new ArrayList<Future<?>>();
            for (W worker : workers) {
                running.add(threads.submit(() -> takeAll(worker, piece)));
            }
            try {
                for (Future<?> share : running) {
                    share.get();
                }
            } catch (ExecutionException failure) {
                if (failure.getCause() instanceof Error broken) {
                    throw broken;
                }
                throw failure.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(failure);
            } finally {
                close();
            }
        }
    }

    private <W> void takeAll(W worker, ObjLongConsumer<W> piece) {
        try {
            for (OptionalLong number = take(); number.isPresent(); number = take()) {
                piece.accept(worker, number.getAsLong());
            }
        } finally {
            // Nothing is left by then, unless a piece failed: then nobody asks for the others any more.
            close();
        }
    }

    private OptionalLong take() {
        long number = next.getAndUpdate(current -> Math.min(pieces, current + 1));
        return number < pieces ? OptionalLong.of(number) : OptionalLong.empty();
    }
}
