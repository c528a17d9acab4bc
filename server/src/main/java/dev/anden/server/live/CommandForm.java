package dev.anden.server.live;

import dev.anden.protocol.ClientMessage.Act;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import java.util.regex.Pattern;

/// What a command must look like before a table hears of it.
final class CommandForm {
    /// As long as a UUID is, and some more. Others may be told of it, so it is nothing that can't be sent or kept.
    private static final int LONGEST_ID = 64;

    private static final Pattern ID = Pattern.compile("(?! *$)[ -~]{1,%d}".formatted(LONGEST_ID));

    private static final int LONGEST_ACTION = 1024;

    private CommandForm() {}

    /// @throws RequestRefused if it can't be a command's id
    static void requireId(String command) {
        if (!ID.matcher(command).matches()) {
            throw new RequestRefused(
                    ProblemCode.BAD_MESSAGE,
                    "The field command is an id of 1 to %d printable ASCII characters.".formatted(LONGEST_ID));
        }
    }

    /// @throws RequestRefused if it can't be a command
    static void require(Act act) {
        requireId(act.command());
        if (act.action().length() > LONGEST_ACTION) {
            throw new RequestRefused(
                    ProblemCode.BAD_MESSAGE, "The field action has at most %d characters.".formatted(LONGEST_ACTION));
        }
    }
}
