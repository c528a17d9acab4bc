package dev.anden.server.web;

import dev.anden.server.problem.NotKept;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.NestedRuntimeException;

/// What somebody is told whose request failed because of the database, and whoever runs the server.
final class Unsaved {
    private static final Logger LOG = LoggerFactory.getLogger(Unsaved.class);

    /// PostgreSQL takes no text with the character NUL, not even to look for it (SQLSTATE, *character not in
    /// repertoire*).
    private static final String NOT_A_TEXT = "22021";

    private Unsaved() {}

    static RequestRefused of(NestedRuntimeException failure) {
        if (failure.getMostSpecificCause() instanceof SQLException refused
                && NOT_A_TEXT.equals(refused.getSQLState())) {
            return new RequestRefused(ProblemCode.BAD_MESSAGE, "A text has a character that no text may have.");
        }
        LOG.atError()
                .addKeyValue("reason", failure.getMostSpecificCause().getMessage())
                .log("The database could not be used");
        return NotKept.of(failure);
    }
}
