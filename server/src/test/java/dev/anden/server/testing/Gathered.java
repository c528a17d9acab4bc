package dev.anden.server.testing;

import dev.anden.server.store.database.Database;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.IntSupplier;

/// Calls that come, in this order, while something else is being written: they are one group.
public final class Gathered {
    private Gathered() {}

    /// Makes calls that each change something, and doesn't wait for their answers.
    public static List<CompletableFuture<Integer>> call(Database database, List<? extends IntSupplier> calls) {
        var writing = new CountDownLatch(1);
        var gathered = new CountDownLatch(1);
        Thread.startVirtualThread(() -> database.update(client -> {
            writing.countDown();
            await(gathered);
            return client.sql("select 1").query(Integer.class).single();
        }));
        await(writing);
        var answers = new ArrayList<CompletableFuture<Integer>>();
        for (IntSupplier call : calls) {
            var answer = new CompletableFuture<Integer>();
            answers.add(answer);
            Thread calling = Thread.startVirtualThread(() -> {
                try {
                    answer.complete(call.getAsInt());
                } catch (RuntimeException failure) {
                    answer.completeExceptionally(failure);
                }
            });
            awaitWaiting(calling);
        }
        gathered.countDown();
        return answers;
    }

    /// Until it waits for its answer: then its change is in the queue.
    private static void awaitWaiting(Thread thread) {
        while (thread.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
    }

    public static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }
}
