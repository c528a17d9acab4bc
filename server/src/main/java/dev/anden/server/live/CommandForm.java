package dev.anden.server.live;

import dev.anden.protocol.ClientMessage.Act;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.problem.RequiredId;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/// What a command must look like before a table hears of it.
final class CommandForm {
    private static final int LONGEST_ACTION = 1024;

    private CommandForm() {}

    /// By which id a message is a command, as far as it can be read: whoever sent it needn't send it again once
    /// it is refused. It stops where it has found one.
    ///
    /// @param message may be anything, and cut off anywhere
    /// @return empty if there is none, or it can't be one
    static Optional<String> idIn(JsonParser message) {
        try (message) {
            if (message.nextToken() != JsonToken.START_OBJECT) {
                return Optional.empty();
            }
            while (message.nextToken() == JsonToken.PROPERTY_NAME) {
                boolean named = message.currentName().equals("command");
                JsonToken value = message.nextToken();
                if (named) {
                    return value == JsonToken.VALUE_STRING ? RequiredId.of(message.getString()) : Optional.empty();
                }
                message.skipChildren();
            }
        } catch (JacksonException unreadable) {
            return Optional.empty();
        }
        return Optional.empty();
    }

    /// @throws RequestRefused if it can't be a command
    static void require(Act act) {
        RequiredId.require(act.command());
        if (act.action().length() > LONGEST_ACTION) {
            throw new RequestRefused(
                    ProblemCode.BAD_MESSAGE, "The field action has at most %d characters.".formatted(LONGEST_ACTION));
        }
    }
}
