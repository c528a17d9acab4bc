package dev.anden.benchmarks.load;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

/// What is counted while it is measured. For many threads.
final class Tally {
    private final Queue<Integer> microseconds = new ConcurrentLinkedQueue<>();
    private final Queue<Integer> waits = new ConcurrentLinkedQueue<>();
    private final LongAdder bytes = new LongAdder();
    private final LongAdder text = new LongAdder();
    private final LongAdder messages = new LongAdder();
    private final LongAdder refusals = new LongAdder();
    private volatile boolean counting;

    /// From now on it counts.
    void begin() {
        counting = true;
    }

    /// From now on it doesn't.
    void end() {
        counting = false;
    }

    /// A choice was acknowledged.
    ///
    /// @param nanoseconds after it was sent
    void acknowledged(long nanoseconds) {
        if (counting) {
            microseconds.add((int) TimeUnit.NANOSECONDS.toMicros(nanoseconds));
        }
    }

    /// Somebody may choose again.
    ///
    /// @param nanoseconds after their last choice was acknowledged
    void waited(long nanoseconds) {
        if (counting) {
            waits.add((int) TimeUnit.NANOSECONDS.toMicros(nanoseconds));
        }
    }

    /// A legal choice was refused.
    void refused() {
        refusals.increment();
    }

    /// A message came.
    ///
    /// @param sent how many bytes it was on the wire
    /// @param read how many it is
    void came(long sent, int read) {
        if (counting) {
            messages.increment();
            bytes.add(sent);
            text.add(read);
        }
    }

    long refusals() {
        return refusals.sum();
    }

    long messages() {
        return messages.sum();
    }

    long bytes() {
        return bytes.sum();
    }

    long text() {
        return text.sum();
    }

    /// How long acknowledgements took, in microseconds, the shortest first.
    int[] times() {
        return sorted(microseconds);
    }

    /// How long people waited until the others had chosen, in microseconds, the shortest first.
    int[] waits() {
        return sorted(waits);
    }

    private static int[] sorted(Queue<Integer> times) {
        return times.stream().mapToInt(Integer::intValue).sorted().toArray();
    }
}
