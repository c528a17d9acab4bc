package dev.anden.server.store.database;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// Who waits for the database just now. Safe for use by many threads.
public final class WaitingThreads {
    private final Set<Thread> waiting = ConcurrentHashMap.newKeySet();

    /// Asks something, and waits for the answer.
    ///
    /// @throws RuntimeException as the question does
    public <T> T during(Supplier<T> question) {
        Thread asker = Thread.currentThread();
        boolean outermost = waiting.add(asker);
        try {
            return question.get();
        } finally {
            if (outermost) {
                waiting.remove(asker);
            }
        }
    }

    /// Whether a thread is one of them.
    public boolean has(Thread thread) {
        return waiting.contains(thread);
    }
}
