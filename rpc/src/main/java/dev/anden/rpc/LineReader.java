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

        /// A line that was longer than it may be; it was skipped.
        record TooLong() implements Line {}

        /// The stream has ended.
        record End() implements Line {}
    }

    /// @throws IOException if the stream can't be read
    Line read() throws IOException {
        var line = new ByteArrayOutputStream();
        boolean tooLong = false;
        boolean any = false;
        while (true) {
            if (next == end && !fill()) {
                return any ? ended(line, tooLong) : new Line.End();
            }
            any = true;
            int feed = next;
            while (feed < end && buffer[feed] != '\n') {
                feed++;
            }
            tooLong |= line.size() + feed - next > mostBytes;
            if (!tooLong) {
                line.write(buffer, next, feed - next);
            }
            next = Math.min(end, feed + 1);
            if (feed < end) {
                return ended(line, tooLong);
            }
        }
    }

    private static Line ended(ByteArrayOutputStream line, boolean tooLong) {
        return tooLong ? new Line.TooLong() : new Line.Whole(ByteBuffer.wrap(line.toByteArray()));
    }

    private boolean fill() throws IOException {
        waiting.begins();
        next = 0;
        end = Math.max(0, in.read(buffer));
        return end > 0;
    }
}
