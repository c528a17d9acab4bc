package dev.anden.server.problem;

import java.util.Optional;
import java.util.regex.Pattern;

/// The id of a command, by which a client says that it is the same one when it sends it again.
public final class RequiredId {
    /// As long as a UUID is, and some more. Others may be told of it, so it is nothing that can't be
    /// sent or kept.
    private static final int LONGEST = 64;

    private static final Pattern FORM = Pattern.compile("(?! *$)[ -~]{1,%d}".formatted(LONGEST));

    private RequiredId() {}

    /// A text, if it can be one.
    public static Optional<String> of(String text) {
        return Optional.of(text).filter(id -> FORM.matcher(id).matches());
    }

    /// @throws RequestRefused if it can't be one
    public static void require(String command) {
        if (of(command).isEmpty()) {
            throw new RequestRefused(
                    ProblemCode.BAD_MESSAGE,
                    "The field command is an id of 1 to %d printable ASCII characters.".formatted(LONGEST));
        }
    }
}
