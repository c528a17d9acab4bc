package dev.anden.server.live;

import java.util.concurrent.atomic.AtomicLong;

/// How many messages wait on all connections together, because their other sides don't read as fast as
/// they come. Safe for use by many threads.
final class Backlog {
    /// Messages that may wait on one connection, besides what the system has taken already. Whoever is
    /// further behind is told sooner what has happened by coming back.
    static final int MOST = 64;

    /// So many may wait on each, whatever waits on others: no browser that reads is ever so far behind.
    static final int ALWAYS = 8;

    /// What all that waits may take of the heap, about: one who reads nothing on each of many
    /// connections would fill it.
    private static final int PART_OF_HEAP = 16;

    /// What a message takes that waits, with a whole position of which nobody else is told the same:
    /// measured were 3 KiB on average and 19 KiB at most, on the boards USA and Europe and of French
    /// Quarter with four seats, and some more for what is said of the table.
    private static final int BYTES_OF_A_MESSAGE = 20 * 1024;

    private final long most;
    private final AtomicLong waiting = new AtomicLong();

    private Backlog(long most) {
        this.most = most;
    }

    /// As much as a heap of so many bytes has room for.
    static Backlog within(long heap) {
        return new Backlog(heap / PART_OF_HEAP / BYTES_OF_A_MESSAGE);
    }

    /// Whether one more may wait on a connection.
    ///
    /// @param own how many do there
    boolean hasRoom(int own) {
        return own < ALWAYS || (own < MOST && waiting.get() < most);
    }

    /// So many more wait, or fewer.
    void change(int by) {
        waiting.addAndGet(by);
    }
}
