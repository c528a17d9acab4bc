package dev.anden.server.live;

import java.util.Optional;

/// Puts the parts of a message together, and lets go of what is too long.
final class Assembly {
    /// The longest message, in characters.
    static final int LONGEST = 16 * 1024;

    /// Whoever sends so much in one message doesn't mean to be understood.
    static final int ABSURD = 64 * LONGEST;

    private final StringBuilder parts = new StringBuilder();
    private int length;

    /// Takes a part.
    ///
    /// @return the whole message, once its last part is there
    Optional<Message> add(String part, boolean last) {
        length += part.length();
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

    /// Whether the message that is coming in has become absurdly long.
    boolean isAbsurd() {
        return length > ABSURD;
    }

    /// @param text the message; if it was too long, some of its beginning
    record Message(String text, boolean tooLong) {}
}
