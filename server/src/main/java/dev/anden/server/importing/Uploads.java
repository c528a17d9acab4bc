package dev.anden.server.importing;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.web.AddressGroup;
import jakarta.servlet.http.HttpServletRequest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongSupplier;

/// What is sent to be brought along: how much of it there may be in memory at once, and for how long it may take to
/// come.
final class Uploads {
    /// The most that is sent at once, in bytes: an archive of a thousand games has about 4 MiB.
    static final int LARGEST = 8 << 20;

    /// Of more than that so much is read and forgotten, in bytes: whoever still sends doesn't hear an answer.
    private static final int FORGOTTEN = 32 << 20;

    /// So many are in memory at once.
    private static final int AT_ONCE = 4;

    /// Whoever takes longer keeps others from coming.
    private static final Duration LONGEST = Duration.ofMinutes(2);

    private static final int CHUNK = 16 * 1024;
    private static final int MIB = 20;

    private final LongSupplier nanoseconds;
    private final Set<String> addresses = new HashSet<>();

    /// @param nanoseconds a clock, as `System::nanoTime`
    Uploads(LongSupplier nanoseconds) {
        this.nanoseconds = nanoseconds;
    }

    /// Reads what a request sends and does something with it, while nobody of the same address may do so.
    ///
    /// @throws RequestRefused if it is too much or takes too long, or too many others are about it
    <T> T with(HttpServletRequest request, Function<byte[], T> verb) throws IOException {
        String address = AddressGroup.of(request.getRemoteAddr());
        enter(address);
        try {
            return verb.apply(body(request));
        } finally {
            leave(address);
        }
    }

    private synchronized void enter(String address) {
        if (addresses.size() >= AT_ONCE || !addresses.add(address)) {
            throw new RequestRefused(
                    ProblemCode.TOO_MANY_REQUESTS, "Others bring games along just now; wait a moment.");
        }
    }

    private synchronized void leave(String address) {
        addresses.remove(address);
    }

    private byte[] body(HttpServletRequest request) throws IOException {
        long began = nanoseconds.getAsLong();
        var body = new ByteArrayOutputStream();
        InputStream in = request.getInputStream();
        var chunk = new byte[CHUNK];
        long length = 0;
        for (int read = in.read(chunk); read >= 0 && length <= FORGOTTEN; read = in.read(chunk)) {
            length += read;
            if (length <= LARGEST) {
                body.write(chunk, 0, read);
            }
            if (nanoseconds.getAsLong() - began > LONGEST.toNanos()) {
                throw new RequestRefused(ProblemCode.BAD_MESSAGE, "It takes too long until all of it is here.");
            }
        }
        if (length > LARGEST) {
            throw tooLarge();
        }
        return body.toByteArray();
    }

    private static RequestRefused tooLarge() {
        return new RequestRefused(
                ProblemCode.IMPORT_TOO_LARGE, "At most %d MiB can be sent at once.".formatted(LARGEST >> MIB));
    }
}
