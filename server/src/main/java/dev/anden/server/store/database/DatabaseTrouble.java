package dev.anden.server.store.database;

import org.slf4j.Logger;
import org.slf4j.event.Level;
import org.slf4j.spi.LoggingEventBuilder;
import org.springframework.core.NestedRuntimeException;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// What fails in the database and is made good later, or can be left. [Outage] tells of what is the database's fault; a
/// mistake in the program is told where it is let go, for nobody else hears of it.
public final class DatabaseTrouble {
    private DatabaseTrouble() {}

    /// Does what can be left if the database fails.
    ///
    /// @param sentence says what wasn't done
    /// @param about names and values by turns, such as the table
    /// @return whether it was done
    public static boolean attempt(Logger log, String sentence, Runnable task, String... about) {
        try {
            task.run();
            return true;
        } catch (DataAccessException | TransactionException failure) {
            log(log, Level.WARN, failure, sentence, about);
            return false;
        }
    }

    /// Whether a failure isn't the database's, and will come again.
    public static boolean isMistake(NestedRuntimeException failure) {
        return Outage.level(failure, Level.WARN) == Level.WARN;
    }

    /// Says that something has failed.
    ///
    /// @param usual how loud it is said of a mistake in the program
    /// @param about names and values by turns, such as the table
    public static void log(Logger log, Level usual, NestedRuntimeException failure, String sentence, String... about) {
        event(log, usual, failure, about).setCause(failure).log(sentence);
    }

    /// What can be said of a failure without where in the program it was: why, and what it is about.
    ///
    /// @param usual how loud it is said of a mistake in the program
    /// @param about names and values by turns, such as the table
    public static LoggingEventBuilder event(Logger log, Level usual, NestedRuntimeException failure, String... about) {
        LoggingEventBuilder event = log.atLevel(Outage.level(failure, usual));
        for (int name = 0; name < about.length; name += 2) {
            event = event.addKeyValue(about[name], about[name + 1]);
        }
        return event.addKeyValue("reason", failure.getMostSpecificCause().getMessage());
    }
}
