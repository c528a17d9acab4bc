package dev.anden.server.importing;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/// The memory that all have together for what they send. Where it is full, whoever doesn't keep pace gives theirs
/// up to whoever needs it, and otherwise whoever is slowest, to somebody who is faster or has just come: who sends a
/// lot and then stops, or goes on just fast enough, keeps nobody out. Safe for use by many threads.
final class UploadRoom {
    /// For so long nobody has to send anything.
    static final Duration GRACE = Duration.ofSeconds(2);

    private final int bytesPerSecond;
    private final LongSupplier nanoseconds;
    private final Set<Part> parts = new HashSet<>();
    private long free;

    /// @param size in bytes
    /// @param bytesPerSecond whoever sends less may have to leave
    /// @param nanoseconds a clock, as `System::nanoTime`
    UploadRoom(long size, int bytesPerSecond, LongSupplier nanoseconds) {
        free = size;
        this.bytesPerSecond = bytesPerSecond;
        this.nanoseconds = nanoseconds;
    }

    /// A part for what somebody sends; nothing yet.
    synchronized Part enter() {
        var part = new Part();
        parts.add(part);
        return part;
    }

    /// Takes room, if need be from others.
    ///
    /// @return whether there is enough
    private boolean take(int length, Part asking) {
        boolean looks = length > free;
        while (looks) {
            long now = nanoseconds.getAsLong();
            Optional<Part> leaving = furthestBehind(asking, now).or(() -> slowest(asking, length, now));
            leaving.ifPresent(Part::lose);
            looks = length > free && leaving.isPresent();
        }
        boolean enough = length <= free;
        free -= enough ? length : 0;
        return enough;
    }

    private Optional<Part> furthestBehind(Part asking, long now) {
        return parts.stream()
                .filter(part -> part != asking && part.isBehind(now))
                .max(Comparator.comparingLong(part -> now - part.due));
    }

    /// Whoever sends slowest of those who have been here for a moment, if it is slower than who asks.
    private Optional<Part> slowest(Part asking, int length, long now) {
        double pace = asking.hasJustCome(now) ? Double.POSITIVE_INFINITY : asking.pace(length, now);
        return parts.stream()
                .filter(part -> part != asking && part.holdsRoom() && !part.hasJustCome(now))
                .min(Comparator.comparingDouble(part -> part.pace(0, now)))
                .filter(part -> part.pace(0, now) < pace);
    }

    static RequestRefused othersFirst() {
        return new RequestRefused(ProblemCode.TOO_MANY_REQUESTS, "Others bring games along just now; wait a moment.");
    }

    /// What is here of one request.
    final class Part implements AutoCloseable {
        private final long began = nanoseconds.getAsLong();
        private ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private int size;
        private long due = began + GRACE.toNanos();
        private boolean whole;
        private boolean lost;

        private Part() {}

        /// Keeps what has come, unless there is no room for it or what was here had to make room for others:
        /// then nothing of it is kept any more.
        void add(byte[] chunk, int length) {
            synchronized (UploadRoom.this) {
                if (lost) {
                    return;
                }
                if (!take(length, this)) {
                    lose();
                    return;
                }
                bytes.write(chunk, 0, length);
                size += length;
                long now = nanoseconds.getAsLong();
                long worth = length * TimeUnit.SECONDS.toNanos(1) / bytesPerSecond;
                due += Math.min(now + GRACE.toNanos() - due, worth);
            }
        }

        /// All that has come; nothing more will. It has its room until the end, but from now on it is whoever asked for
        /// it who has it: a second time it isn't here.
        ///
        /// @throws RequestRefused if there was no room for all of it, or it had to make room for others
        /// @throws IllegalStateException if it was given out before
        byte[] whole() {
            synchronized (UploadRoom.this) {
                if (lost) {
                    throw othersFirst();
                }
                if (whole) {
                    throw new IllegalStateException("It was given out before");
                }
                whole = true;
                byte[] all = bytes.toByteArray();
                bytes = new ByteArrayOutputStream();
                return all;
            }
        }

        /// Keeps nothing of it any more.
        void forget() {
            synchronized (UploadRoom.this) {
                free += size;
                size = 0;
                bytes = new ByteArrayOutputStream();
            }
        }

        private void lose() {
            forget();
            lost = true;
        }

        /// Whether it has room that others could have.
        private boolean isBehind(long now) {
            return holdsRoom() && now - due > 0;
        }

        private boolean holdsRoom() {
            return !whole && size > 0;
        }

        private boolean hasJustCome(long now) {
            return now - began <= GRACE.toNanos();
        }

        /// How fast it has come so far, in bytes per nanosecond.
        ///
        /// @param more how many bytes come just now
        private double pace(int more, long now) {
            return (double) (size + more) / (now - began);
        }

        @Override
        public void close() {
            synchronized (UploadRoom.this) {
                forget();
                parts.remove(this);
            }
        }
    }
}
