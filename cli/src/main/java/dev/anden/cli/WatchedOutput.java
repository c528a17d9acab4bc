package dev.anden.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.util.Optional;
import java.util.function.Supplier;

/// Where results go, which remembers that something could not be written: a [java.io.PrintStream] before it forgets
/// why.
final class WatchedOutput extends OutputStream {
    private final OutputStream target;
    private final Supplier<Optional<String>> words;
    private Optional<IOException> failure = Optional.empty();

    WatchedOutput(OutputStream target) {
        this(target, WatchedOutput::wordsForNoReader);
    }

    /// @param words what the system says when nobody reads any more
    WatchedOutput(OutputStream target, Supplier<Optional<String>> words) {
        this.target = target;
        this.words = words;
    }

    /// Whether something is lost that somebody wanted: whoever reads no further, such as `head`, wants no more.
    synchronized boolean hasLost() {
        return failure.filter(known -> !saysNoReader(known)).isPresent();
    }

    private boolean saysNoReader(IOException known) {
        return words.get().filter(said -> said.equals(known.getMessage())).isPresent();
    }

    /// Only the system's words tell this failure from others, and they are in the terminal's language: so it is
    /// asked what it says of a pipe that nobody reads. Empty where it says nothing.
    private static Optional<String> wordsForNoReader() {
        try {
            Pipe pipe = Pipe.open();
            try (Pipe.SinkChannel sink = pipe.sink()) {
                pipe.source().close();
                sink.write(ByteBuffer.allocate(1));
            }
            return Optional.empty();
        } catch (IOException unread) {
            return Optional.ofNullable(unread.getMessage());
        }
    }

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        try {
            target.write(bytes, offset, length);
        } catch (IOException lost) {
            note(lost);
            throw lost;
        }
    }

    @Override
    public void flush() throws IOException {
        target.flush();
    }

    private synchronized void note(IOException lost) {
        failure = failure.or(() -> Optional.of(lost));
    }
}
