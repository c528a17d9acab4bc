package dev.anden.server.store;

import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.jdbc.core.simple.JdbcClient;

/// A change that somebody waits for. What it says is kept back until its transaction is on disk.
final class PendingChange {
    private final ToIntFunction<JdbcClient> change;
    private final CompletableFuture<Integer> answer = new CompletableFuture<>();
    private int said;
    private @Nullable RuntimeException refusal;

    PendingChange(ToIntFunction<JdbcClient> change) {
        this.change = change;
    }

    /// Carries it out, within a transaction that may still be lost.
    ///
    /// @return whether it went well; if not, what it has done so far is to be undone
    boolean carryOut(JdbcClient client) {
        refusal = null;
        try {
            said = change.applyAsInt(client);
            return true;
        } catch (RuntimeException failure) {
            refusal = failure;
            return false;
        }
    }

    /// Its transaction is on disk: tells what the change said, or threw.
    void answer() {
        if (refusal == null) {
            answer.complete(said);
        } else {
            answer.completeExceptionally(refusal);
        }
    }

    /// Its transaction is lost, unless it was answered before. If it was lost by the change, what the change threw
    /// says more.
    void fail(SQLException lost) {
        answer.completeExceptionally(
                refusal == null ? new DataAccessResourceFailureException("It could not be kept", lost) : refusal);
    }

    /// Waits for the answer. An interruption doesn't end the waiting: what is on disk has happened.
    int await() {
        try {
            return answer.join();
        } catch (CompletionException failure) {
            throw failure.getCause() instanceof RuntimeException reason ? reason : failure;
        }
    }
}
