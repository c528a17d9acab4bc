package dev.anden.server.store.database;

import java.sql.SQLException;
import org.springframework.dao.DataAccessResourceFailureException;

/// The database went away while a change was being kept, and can't be asked whether it was.
public final class OutcomeUnknown extends DataAccessResourceFailureException {
    private static final long serialVersionUID = 1L;

    OutcomeUnknown(SQLException lost) {
        super("Nobody knows whether it was kept", lost);
    }
}
