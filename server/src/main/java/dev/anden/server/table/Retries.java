package dev.anden.server.table;

import dev.anden.engine.Survivable;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.database.Outage;
import java.time.Duration;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.event.Level;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// What is tried again of all that a table does by itself, how often, and when: the same for the turns of bots
/// ([BotRetries]), which wait on a thread, and for clocks ([Expiry]), which are looked at by rounds.
final class Retries {
    /// How often something is tried again. It takes about five minutes in all.
    static final int MOST = 10;

    /// Between two attempts at most.
    static final Duration LONGEST = Duration.ofMinutes(1);

    private static final Duration FIRST = Duration.ofSeconds(1);

    /// What another server wrote first, the database couldn't take or nobody could do is worth another try.
    private static final Set<ProblemCode> PASSING =
            Set.of(ProblemCode.NOT_SAVED, ProblemCode.NOT_KNOWN, ProblemCode.STALE_VERSION, ProblemCode.TABLE_BUSY);

    private Retries() {}

    /// How long to wait before something is tried again: twice as long each time.
    ///
    /// @param retry which one it is, from 1
    static Duration pause(int retry) {
        Duration pause = FIRST.multipliedBy(1L << (Math.min(retry, MOST) - 1));
        return pause.compareTo(LONGEST) < 0 ? pause : LONGEST;
    }

    /// How loud it is told that something has failed: what time may mend is told already, by the store ([Outage])
    /// or the lock of the table, or needn't be.
    static Level level(Throwable failure, Level otherwise) {
        return failure instanceof RequestRefused refused && PASSING.contains(refused.code())
                ? Level.DEBUG
                : Outage.level(failure, otherwise);
    }

    /// Tells that something couldn't be done at a table, as loud as that is news.
    static void tell(Logger log, String table, Throwable failure, String undone) {
        log.atLevel(level(failure, Level.WARN))
                .addKeyValue("table", table)
                .addKeyValue("reason", Survivable.reason(failure))
                .log(undone);
    }

    /// Whether time may mend what failed.
    static boolean help(Throwable failure) {
        return switch (failure) {
            case RequestRefused refused -> PASSING.contains(refused.code());
            case DataAccessException _, TransactionException _ -> true;
            default -> false;
        };
    }
}
