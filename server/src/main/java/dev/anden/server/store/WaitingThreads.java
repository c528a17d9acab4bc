package dev.anden.server.store;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// Who waits for the database just now. Safe for use by many threads.
final class WaitingThreads {
    private final Set<Thread> waiting = ConcurrentHashMap.newKeySet();

    /// Asks something, and waits for the answer.
    <T> T during(Supplier<T> question) {
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

    boolean has(Thread thread) {
        return waiting.contains(thread);
    }
}
