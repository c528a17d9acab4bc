package dev.anden.server.problem;

import dev.anden.server.store.database.DatabaseTrouble;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.springframework.core.NestedRuntimeException;

/// What somebody is told whose request failed because of the database, and whoever runs the server.
public final class DatabaseProblem {
    private static final Logger LOG = LoggerFactory.getLogger(DatabaseProblem.class);

    /// PostgreSQL takes no text with the character NUL, not even to look for it (SQLSTATE, *character not in
    /// repertoire*).
    private static final String NOT_A_TEXT = "22021";

    private DatabaseProblem() {}

    /// What the one is told, who would have changed something; the other finds it in the log, unless it is there
    /// already.
    public static RequestRefused ofChange(NestedRuntimeException failure) {
        return of(failure, NotKept.of(failure));
    }

    /// What somebody is told who only asked for something.
    public static RequestRefused ofQuestion(NestedRuntimeException failure) {
        return of(failure, new RequestRefused(ProblemCode.NOT_READ, "It can't be read just now; try again."));
    }

    private static RequestRefused of(NestedRuntimeException failure, RequestRefused told) {
        if (failure.getMostSpecificCause() instanceof SQLException refused
                && NOT_A_TEXT.equals(refused.getSQLState())) {
            return new RequestRefused(ProblemCode.BAD_MESSAGE, "A text has a character that no text may have.");
        }
        DatabaseTrouble.event(LOG, Level.ERROR, failure).log("The database could not be used");
        return told;
    }
}
