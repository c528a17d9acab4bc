package dev.anden.rpc;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;

/// Cuts a stream of bytes into lines, holding no more of a line in memory than it may be long.
final class LineReader {
    private static final int BUFFER = 1 << 16;

    private final InputStream in;
    private final int mostBytes;
    private final Waiting waiting;
    private final byte[] buffer = new byte[BUFFER];
    private int next;
    private int end;

    /// Whether the rest of a line that was too long is still to be passed over.
    private boolean skipping;

    /// @param mostBytes how long a line may be, without its line feed
    /// @param waiting is called before the stream is asked for more, which may take long
    LineReader(InputStream in, int mostBytes, Waiting waiting) {
        this.in = in;
        this.mostBytes = mostBytes;
        this.waiting = waiting;
    }

    /// What to do before waiting.
    @FunctionalInterface
    interface Waiting {
        void begins() throws IOException;
    }

    /// What comes next in the stream.
    sealed interface Line {
        /// A line without its line feed; the last one may have had none.
        record Whole(ByteBuffer bytes) implements Line {}

        /// A line that is longer than it may be. It is told as soon as that is known, for it may never end, and
        /// skipped.
        record TooLong() implements Line {}

        /// The stream has ended.
        record End() implements Line {}
    }

    /// @throws IOException if the stream can't be read
    Line read() throws IOException {
        if (skipping && !skip()) {
            return new Line.End();
        }
        var line = new ByteArrayOutputStream();
        boolean any = false;
        while (next < end || fill()) {
            any = true;
            int feed = feed();
            if (line.size() + feed - next > mostBytes) {
                skipping = true;
                return new Line.TooLong();
            }
            line.write(buffer, next, feed - next);
            if (take(feed)) {
                return whole(line);
            }
        }
        return any ? whole(line) : new Line.End();
    }

    /// Passes over the rest of a line.
    ///
    /// @return whether anything may follow it
    private boolean skip() throws IOException {
        while (next < end || fill()) {
            if (take(feed())) {
                skipping = false;
                return true;
            }
        }
        return false;
    }

    /// Where the next line feed is in what has been read, or the end of that.
    private int feed() {
        int feed = next;
        while (feed < end && buffer[feed] != '\n') {
            feed++;
        }
        return feed;
    }

    /// Goes on behind a place.
    ///
    /// @return whether a line feed was there
    private boolean take(int feed) {
        next = Math.min(end, feed + 1);
        return feed < end;
    }

    private static Line whole(ByteArrayOutputStream line) {
        return new Line.Whole(ByteBuffer.wrap(line.toByteArray()));
    }

    private boolean fill() throws IOException {
        waiting.begins();
        next = 0;
        end = Math.max(0, in.read(buffer));
        return end > 0;
    }
}
