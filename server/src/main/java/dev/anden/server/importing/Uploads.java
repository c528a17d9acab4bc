package dev.anden.server.importing;

import dev.anden.protocol.WireLimits;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.web.AddressGroup;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongSupplier;

/// What is sent to be brought along: how much of it there may be in memory at once, and for how long it may take
/// to come.
///
/// What is here counts, and not who is about to send: whoever sends slowly takes hardly any room, and whoever
/// sends much and then slowly has to leave it to others ([UploadRoom]).
final class Uploads {
    private static final int LARGEST = WireLimits.LARGEST_UPLOAD;

    /// Of what can't be kept so much is read and forgotten, in bytes: whoever still sends doesn't hear an answer.
    private static final int FORGOTTEN = 32 << 20;

    /// How much of all together is here at once, in bytes. What it lies in while it comes may be up to twice as large,
    /// for that grows by doubling.
    private static final long ROOM = 4L * LARGEST;

    /// For so long somebody may have a part of the room.
    private static final Duration LONGEST = Duration.ofMinutes(2);

    /// Whoever sends that much, in bytes, has sent the most there may be by then.
    private static final int PER_SECOND = (int) (LARGEST / LONGEST.toSeconds());

    private static final int CHUNK = 8 * 1024;
    private static final int MIB = 20;

    private final LongSupplier nanoseconds;
    private final Set<String> addresses = new HashSet<>();
    private final UploadRoom room;

    /// @param nanoseconds a clock, as `System::nanoTime`
    Uploads(LongSupplier nanoseconds) {
        this.nanoseconds = nanoseconds;
        room = new UploadRoom(ROOM, PER_SECOND, nanoseconds);
    }

    /// Reads what a request sends and does something with it, while nobody of the same address may do so.
    ///
    /// @throws RequestRefused if it is too much or takes too long, or there is no room for it beside what others
    ///     send
    <T> T with(HttpServletRequest request, Function<byte[], T> verb) throws IOException {
        String address = AddressGroup.of(request.getRemoteAddr());
        enter(address);
        try (UploadRoom.Part kept = room.enter()) {
            return verb.apply(body(request, kept));
        } finally {
            leave(address);
        }
    }

    private synchronized void enter(String address) {
        if (!addresses.add(address)) {
            throw UploadRoom.othersFirst();
        }
    }

    private synchronized void leave(String address) {
        addresses.remove(address);
    }

    private byte[] body(HttpServletRequest request, UploadRoom.Part kept) throws IOException {
        long began = nanoseconds.getAsLong();
        InputStream in = request.getInputStream();
        var chunk = new byte[CHUNK];
        long length = 0;
        for (int read = in.read(chunk); read >= 0 && length <= FORGOTTEN; read = in.read(chunk)) {
            length += read;
            if (length <= LARGEST) {
                kept.add(chunk, read);
            } else {
                kept.forget();
            }
            if (nanoseconds.getAsLong() - began > LONGEST.toNanos()) {
                throw new RequestRefused(ProblemCode.BAD_MESSAGE, "It takes too long until all of it is here.");
            }
        }
        if (length > LARGEST) {
            throw new RequestRefused(
                    ProblemCode.IMPORT_TOO_LARGE, "At most %d MiB can be sent at once.".formatted(LARGEST >> MIB));
        }
        return kept.whole();
    }
}
