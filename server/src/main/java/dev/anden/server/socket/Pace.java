package dev.anden.server.socket;

import java.util.concurrent.TimeUnit;

/// How long one connection was waited for. What it sends and reads gives time back, but never more than there
/// was at first: whoever was quick may not rest on it.
///
/// While a request comes every moment from its first byte on counts; an answer ends that, for what the server
/// takes to find it is nobody's fault. While an answer is read only those moments count in which there is no
/// room for more of it. Times are nanoseconds of a clock that only goes forward. Not for several threads at
/// once.
final class Pace {
    private final ConnectionLimits limits;
    private boolean receiving;
    private boolean wanting;
    private boolean unfinished;
    private boolean gone;
    private boolean late;
    private long deadline;
    private boolean full;
    private long fullSince;
    private long waited;

    Pace(ConnectionLimits limits) {
        this.limits = limits;
    }

    /// Whether a request has been coming for too long, now or before: once that was said, nothing further of it is
    /// wanted, whatever is answered.
    boolean sendsTooSlowly(long now) {
        late |= receiving && now - deadline > 0;
        return late;
    }

    /// Something of a request has come.
    void received(int bytes, long now) {
        long latest = now + limits.sending().toNanos();
        deadline = receiving ? deadline + Math.min(latest - deadline, worth(bytes)) : latest;
        receiving = true;
        wanting = false;
    }

    /// More of a request was wanted, and nothing was there.
    void nothingCame() {
        wanting = true;
    }

    /// The other end has closed: whatever ends now, it isn't this side that ends it.
    void peerClosed() {
        gone = true;
    }

    /// How a connection ends that this side closes now, or the other one has ([#peerClosed]).
    Ending ending() {
        if (gone) {
            return Ending.AS_IT_SHOULD;
        }
        if (late || unfinished || isUnfinished()) {
            return Ending.SLOW_REQUEST;
        }
        return full ? Ending.UNREAD_ANSWER : Ending.AS_IT_SHOULD;
    }

    /// Whether something of a request has come, and the rest of it, for which somebody looked, hasn't.
    private boolean isUnfinished() {
        return receiving && wanting;
    }

    /// Whether there has been no room for an answer for too long.
    boolean readsTooSlowly(long now) {
        return waited + (full ? now - fullSince : 0) > limits.reading().toNanos();
    }

    /// Something of an answer was passed on.
    ///
    /// @param bytes perhaps none
    /// @param isFull whether there was no room for the rest of what was to be passed on
    void sent(int bytes, boolean isFull, long now) {
        unfinished |= isUnfinished();
        receiving = false;
        waited = Math.max(0, waited + (full ? now - fullSince : 0) - worth(bytes));
        full = isFull;
        fullSince = now;
    }

    /// How a connection has ended.
    enum Ending {
        AS_IT_SHOULD,
        /// A request wasn't waited for any longer, whether it came byte by byte or stopped coming.
        SLOW_REQUEST,
        /// An answer wasn't waited for any longer that the other end took too little of, or nothing.
        UNREAD_ANSWER
    }

    /// How much time it gives back.
    private long worth(int bytes) {
        return bytes * TimeUnit.SECONDS.toNanos(1) / limits.bytesPerSecond();
    }
}
