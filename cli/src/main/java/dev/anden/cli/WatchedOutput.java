package dev.anden.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/// Where results go, which remembers that something could not be written: a [java.io.PrintStream] before it forgets
/// why.
final class WatchedOutput extends OutputStream {
    private final OutputStream target;
    private Optional<IOException> failure = Optional.empty();

    WatchedOutput(OutputStream target) {
        this.target = target;
    }

    /// Whether something is lost that somebody wanted: whoever reads no further, such as `head`, wants no more.
    synchronized boolean hasLost() {
        return failure.filter(known -> !"Broken pipe".equals(known.getMessage()))
                .isPresent();
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
