package dev.anden.server.testing;

import dev.anden.server.store.database.Database;
import java.util.concurrent.CountDownLatch;

/// A database that writes nothing for now: what is to be written waits, in the order in which it came.
public final class HeldWriter implements AutoCloseable {
    private final Database database;
    private final CountDownLatch letGo = new CountDownLatch(1);

    public HeldWriter(Database database) {
        this.database = database;
        var held = new CountDownLatch(1);
        Thread.startVirtualThread(() -> database.write(client -> {
            held.countDown();
            await(letGo);
        }));
        await(held);
    }

    /// Waits until so many changes wait; among them may be one that a server makes by itself.
    public void awaitWaiting(int number) {
        Polling.until(() -> database.waiting() >= number);
    }

    /// It writes again.
    public void letGo() {
        letGo.countDown();
    }

    @Override
    public void close() {
        letGo();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }
}
