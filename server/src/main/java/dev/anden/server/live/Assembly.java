package dev.anden.server.live;

import dev.anden.server.socket.Inflow;
import dev.anden.server.web.Limits;
import java.util.Optional;
import java.util.function.LongSupplier;

/// Puts the parts of a message together, and lets go of what is too long.
final class Assembly {
    /// The longest message, in characters.
    static final int LONGEST = 16 * 1024;

    /// Nobody who sends a longer one means it to be read. It is half of what a kilobyte can be inflated to, and a
    /// kilobyte is read at once: where a deflated message goes on behind that, the container may take its rest for
    /// the next message, and close because that makes no sense.
    private static final int ABSURD = 32 * LONGEST;

    /// What a message counts for besides its characters, for even an empty one is some work.
    private static final int MESSAGE = LONGEST / 16;

    /// The least that a part of one counts for.
    private static final int PART = 64;

    private final StringBuilder parts = new StringBuilder();
    private final Inflow inflow;
    private int length;
    private boolean absurd;

    /// @param messages how many a person may send: whoever sends more than twice as much as that many of the
    ///     longest doesn't mean to be understood. It is counted once it is inflated
    /// @param nanoseconds a clock that only goes forward, as `System::nanoTime`
    Assembly(Limits.Rate messages, LongSupplier nanoseconds) {
        inflow = new Inflow(2L * LONGEST * messages.burst(), 2L * LONGEST * messages.perSecond(), nanoseconds);
    }

    /// Takes a part.
    ///
    /// @return the whole message, once its last part is there
    Optional<Message> add(String part, boolean last) {
        absurd |= inflow.take(Math.max(PART, part.length()) + (last ? MESSAGE : 0)) > 0;
        length += part.length();
        absurd |= length > ABSURD;
        if (length <= LONGEST) {
            parts.append(part);
        }
        if (!last) {
            return Optional.empty();
        }
        var message = new Message(parts.toString(), length > LONGEST);
        parts.setLength(0);
        length = 0;
        return Optional.of(message);
    }

    /// Whether absurdly much has come in, at once or in one message.
    boolean isAbsurd() {
        return absurd;
    }

    /// @param text the message; if it was too long, some of its beginning
    record Message(String text, boolean tooLong) {}
}
