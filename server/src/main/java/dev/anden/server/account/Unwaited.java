package dev.anden.server.account;

import dev.anden.engine.Survivable;
import dev.anden.server.store.database.DatabaseTrouble;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.event.Level;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// Does what the answer to a request neither waits for nor tells anything of, such as sending a mail.
///
/// @param threads on which it is done
record Unwaited(Executor threads) {
    /// Does something at some later time; not if the server is about to stop.
    ///
    /// @param sentence what is told whoever runs the server if it fails
    void run(Logger log, String sentence, Runnable task) {
        try {
            threads.execute(() -> survive(log, sentence, task));
        } catch (RejectedExecutionException stopping) {
            log.debug(sentence, stopping);
        }
    }

    /// Does something at once, and goes on if it fails.
    static void survive(Logger log, String sentence, Runnable task) {
        try {
            task.run();
        } catch (DataAccessException | TransactionException unreachable) {
            DatabaseTrouble.event(log, Level.WARN, unreachable).log(sentence);
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            log.error(sentence, failure);
        }
    }
}
