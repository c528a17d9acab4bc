package dev.anden.server.table;

import dev.anden.server.table.audience.Observer;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;

/// What has happened to a table while somebody else had it for too long. Whoever has it next notices. For use by
/// any thread.
final class MissedChanges {
    private final Queue<Observer> gone = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean changed = new AtomicBoolean();

    /// Somebody is watching no longer.
    void leave(Observer observer) {
        gone.add(observer);
    }

    /// What is kept of the table has changed.
    void change() {
        changed.set(true);
    }

    /// Whether there is anything to notice.
    boolean areAny() {
        return changed.get() || !gone.isEmpty();
    }

    /// Notices all of it, under the table's lock. What can't be read now is noticed the next time.
    void notice(LiveTable table) {
        for (Observer observer = gone.poll(); observer != null; observer = gone.poll()) {
            table.watching().leave(observer);
        }
        if (changed.getAndSet(false)) {
            try {
                table.refresh();
            } catch (RuntimeException | Error failure) {
                changed.set(true);
                throw failure;
            }
            table.telling().changed();
        }
    }
}
