package dev.anden.server.table.bot;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/// Wakes whoever waits until something happens at a table. Safe for use by many threads.
public final class ChangeSignal {
    private long count;

    /// Something has happened.
    public synchronized void stir() {
        count++;
        notifyAll();
    }

    /// How often something has happened so far.
    public synchronized long count() {
        return count;
    }

    /// Waits until something more has happened, or for so long. Not to be called under a table's lock.
    ///
    /// @param seen the count before
    public synchronized void await(long seen, Duration longest) throws InterruptedException {
        long end = System.nanoTime() + longest.toNanos();
        long left = longest.toNanos();
        while (count == seen && left > 0) {
            TimeUnit.NANOSECONDS.timedWait(this, left);
            left = end - System.nanoTime();
        }
    }
}
